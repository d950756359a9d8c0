import { VIEWER_HEADER } from '../../../functions/platform/http/address.ts';
import { MOVED_HEADER } from '../../../functions/platform/http/entrance.ts';
import { ENDPOINTS, PAGES } from '../../endpoints.ts';
import type { Settings } from '../settings.ts';

/** The origins of the distribution that answer requests of the API. */
export type OriginName = 'api' | 'read' | 'costly';

/** The paths of the API: the first part of each, with everything below. */
export const API_PATHS: readonly string[] = [
  ...new Set(
    [...ENDPOINTS.map(({ path }) => path), ...PAGES].map((path) => {
      const [, first = '', ...rest] = path.split('/');
      return rest.length > 0 ? `/${first}/*` : `/${first}`;
    }),
  ),
].sort();

/** The path of the live channel at the distribution: the name of the stage, which is its path at the WebSocket API. */
export const LIVE = '/live';

/** Versions of public games. Their answers depend on the address alone, and the edge keeps them. */
export const PUBLIC_PATHS = '/v1/public/*';

/** A path with GETs of `costly` alone. Its behaviour names that origin, so that the distribution has it. */
export const COSTLY_PATH = '/v1/games/*/audit';

/** Serves the page at every address without a file. The page itself knows its addresses. */
export const TO_THE_PAGE = `function handler(event) {
  var request = event.request;
  if (request.uri.split('/').pop().indexOf('.') === -1) request.uri = '/index.html';
  return request;
}`;

/** Tells the API the address of a request, and removes what the client says of its address and its moved token. */
const MARKED = `  var request = event.request;
  var headers = request.headers;
  headers['${VIEWER_HEADER}'] = { value: event.viewer.ip };
  delete headers['${MOVED_HEADER}'];`;

const FROM_WHERE = `function handler(event) {
${MARKED}
  return request;
}`;

/** Returns a regular expression of paths in the form of API Gateway. */
const pattern = (paths: readonly string[]): string =>
  `/^(${paths
    .map((path) =>
      path
        .replaceAll('/', '\\/')
        .replaceAll('.', '\\.')
        .replaceAll('{proxy+}', '.+')
        .replaceAll(/\{\w+\}/g, '[^\\/]+'),
    )
    .join('|')})$/`;

const gets = (isWanted: (name: string) => boolean): readonly string[] =>
  ENDPOINTS.filter((of) => of.method === 'GET' && isWanted(of.function)).map(({ path }) => path);

/**
 * Sends GET and HEAD by operation to the addresses of the functions. OAC signs those requests in `Authorization`, so
 * the token moves to a separate header. All other methods go to the gateway: OAC signs no body.
 */
const TO_FUNCTIONS = `import cf from 'cloudfront';
var COSTLY = ${pattern(gets((name) => name === 'costly'))};
var GATEWAY = ${pattern([...PAGES, ...gets((name) => name !== 'costly' && name !== 'read')])};
function handler(event) {
${MARKED}
  var isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || GATEWAY.test(request.uri)) {
    cf.selectRequestOriginById('api');
    return request;
  }
  if (headers.authorization) {
    headers['${MOVED_HEADER}'] = { value: headers.authorization.value };
    delete headers.authorization;
  }
  cf.selectRequestOriginById(COSTLY.test(request.uri) ? 'costly' : 'read');
  return request;
}`;

/** Returns the code of the edge before the API. */
export const edgeCode = ({ reads }: Pick<Settings, 'reads'>): string => (reads === 'url' ? TO_FUNCTIONS : FROM_WHERE);
