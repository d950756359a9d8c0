import { render } from 'preact';
import { ErrorBoundary, LocationProvider, Route, Router } from 'preact-iso';
import { Banner } from './app/banner.tsx';
import { Header } from './app/header.tsx';
import { NotFound } from './app/not-found.tsx';
import { page } from './app/pages.tsx';
import { api } from './app/service/api.ts';
import { keptOnDevice } from './app/service/device.ts';
import { trusted } from './app/trusted.ts';
import { Front } from './pages/front.tsx';
import { askAhead } from './table/ahead.ts';
import './style/base.css';
import './style/door.css';
import './style/front.css';
import './style/guide.css';
import './style/lobby.css';
import './style/table.css';
import './style/shell.css';
import './style/told.css';
import './style/print.css';

const Games = page(() => import('./pages/games.tsx').then(({ Games }) => Games));
const Create = page(() => import('./create/create.tsx').then(({ Create }) => Create));
const Me = page(() => import('./pages/me.tsx').then(({ Me }) => Me));
const SignedIn = page(() => import('./pages/signed-in.tsx').then(({ SignedIn }) => SignedIn));
const Rules = page(() => import('./pages/rules.tsx').then(({ Rules }) => Rules));
const Table = page(() => import('./table/table.tsx').then(({ Table }) => Table));
const Replay = page(() => import('./replay/replay.tsx').then(({ Replay }) => Replay));
const Sandbox = page(() => import('./sandbox/sandbox.tsx').then(({ Sandbox }) => Sandbox));
const Editor = page(() => import('./editor/editor.tsx').then(({ Editor }) => Editor));
const Join = page(() => import('./invite/join.tsx').then(({ Join }) => Join));
const Person = page(() => import('./people/person.tsx').then(({ Person }) => Person));
const Moderation = page(() => import('./moderation/moderation.tsx').then(({ Moderation }) => Moderation));
const Verify = page(() => import('./verify/verify.tsx').then(({ Verify }) => Verify));

function App() {
  return (
    <LocationProvider>
      <Header />
      <Banner />
      <ErrorBoundary>
        <Router>
          <Route path="/" component={Front} />
          <Route path="/games" component={Games} />
          <Route path="/new" component={Create} />
          <Route path="/me" component={Me} />
          <Route path="/signed-in" component={SignedIn} />
          <Route path="/rules/:of?" component={Rules} />
          <Route path="/g/:game" component={Table} />
          <Route path="/g/:game/replay" component={Replay} />
          <Route path="/new/battle" component={Editor} />
          <Route path="/sandbox/diplomacy" component={Sandbox} />
          <Route path="/join" component={Join} />
          <Route path="/people/:handle" component={Person} />
          <Route path="/moderation" component={Moderation} />
          <Route path="/verify" component={Verify} />
          <Route default component={NotFound} />
        </Router>
      </ErrorBoundary>
    </LocationProvider>
  );
}

// The page can be installed, and opens without a connection.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register(trusted.createScriptURL('/sw.js'));

// A browser with a channel tells the service when its subscription changes.
void keptOnDevice('channel')
  .then(async (channel) => {
    if (channel !== undefined) await (await import('./channels/push.ts')).compareBrowser(api.value);
  })
  .catch(() => undefined);

// An address that cannot be read leads nowhere; the router would throw.
try {
  decodeURIComponent(location.pathname);
} catch {
  history.replaceState(null, '', '/not-an-address');
}

askAhead(location.pathname);
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
