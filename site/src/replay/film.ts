import type { Fieldpost } from '@fieldpost/client';
import { trusted } from '../app/trusted.ts';
import type { Given } from './gif.ts';
import address from './gif.ts?worker&url';

/** The content of the film: the boards of a game, as a viewer sees them. */
interface Scene {
  readonly api: Fieldpost;
  readonly game: string;
  readonly as: string | undefined;
  /** From the first version that has a board to the last. */
  readonly from: number;
  readonly to: number;
}

/** The width in pixels, and the time of a picture in milliseconds. */
const WIDTH = 720;
const STANDS = 600;
const LAST_STANDS = 3000;

/**
 * Returns a game as a GIF: a picture for each version with a changed board. `far`: called with the number of finished
 * versions.
 */
export async function filmOf(
  scene: Scene,
  far: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const worker = new Worker(trusted.createScriptURL(address));
  signal.addEventListener('abort', () => worker.terminate());
  const give = (given: Given): void => worker.postMessage(given, 'pixels' in given ? [given.pixels] : []);
  const answer = (): Promise<unknown> =>
    new Promise((done, fail) => {
      worker.addEventListener('message', ({ data }) => done(data), { once: true });
      worker.addEventListener('error', ({ message }) => fail(new Error(message)), { once: true });
      signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    });
  const boardAt = async (version: number): Promise<string> => {
    const { text } = await scene.api.raw(
      'getBoard',
      { game: scene.game, version, ...(scene.as !== undefined && { as: scene.as }) },
      { signal },
    );
    return text;
  };
  try {
    const draw = await drawerFor(await boardAt(scene.to));
    const [first, last] = [await draw(await boardAt(scene.from)), await draw(await boardAt(scene.to))];
    give({ is: 'colours', pixels: joined(first.data, last.data) });
    const { width, height } = first;
    let shown = '';
    for (let version = scene.from; version <= scene.to; version++) {
      const svg = await boardAt(version);
      far(version - scene.from + 1, scene.to - scene.from + 1);
      const picture = svg.replace(/ data-version="\d+"/, '');
      if (picture === shown && version < scene.to) continue;
      shown = picture;
      const { data } = await draw(svg);
      const taken = answer();
      give({
        is: 'frame',
        pixels: data.buffer as ArrayBuffer,
        width,
        height,
        delay: version === scene.to ? LAST_STANDS : STANDS,
      });
      await taken;
    }
    const ended = answer();
    give({ is: 'end' });
    return new Blob([(await ended) as Uint8Array<ArrayBuffer>], { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}

const joined = (a: Uint8ClampedArray, b: Uint8ClampedArray): ArrayBuffer => {
  const both = new Uint8ClampedArray(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both.buffer;
};

/** Draws pictures of one shape into pixels. */
async function drawerFor(svg: string): Promise<(svg: string) => Promise<ImageData>> {
  const [, , boxWidth = 1, boxHeight = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const height = Math.round((WIDTH * boxHeight) / boxWidth);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser draws no pictures');
  return async (each) => {
    // A standalone picture has a fixed size.
    const sized = each.replace(/^<svg /, `<svg width="${WIDTH}" height="${height}" `);
    const url = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
    try {
      const image = new Image();
      image.src = url;
      await image.decode();
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, WIDTH, height);
      context.drawImage(image, 0, 0, WIDTH, height);
      return context.getImageData(0, 0, WIDTH, height);
    } finally {
      URL.revokeObjectURL(url);
    }
  };
}
