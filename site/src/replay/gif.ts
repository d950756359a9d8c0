import { applyPalette, GIFEncoder, quantize } from 'gifenc';

// Encodes the boards that the page draws as a moving picture. Runs in a worker, so that the page stays responsive.

/** What the page sends: first the colours, taken from pictures that have them all; then each picture; then the end. */
export type Given =
  | { readonly is: 'colours'; readonly pixels: ArrayBuffer }
  | {
      readonly is: 'frame';
      readonly pixels: ArrayBuffer;
      readonly width: number;
      readonly height: number;
      readonly delay: number;
    }
  | { readonly is: 'end' };

/** One colour stands for pixels that stay unchanged. */
const COLOURS = 255;

const gif = GIFEncoder();
let palette: number[][] = [];
let before: Uint8Array | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Given>) => {
  if (data.is === 'colours') palette = quantize(new Uint8ClampedArray(data.pixels), COLOURS);
  else if (data.is === 'frame') {
    const index = applyPalette(new Uint8ClampedArray(data.pixels), palette);
    const transparentIndex = palette.length;
    const shown =
      before === undefined ? index : index.map((colour, i) => (colour === before?.[i] ? transparentIndex : colour));
    const how = { delay: data.delay, transparent: before !== undefined, transparentIndex, dispose: 1 };
    gif.writeFrame(shown, data.width, data.height, { ...how, palette: [...palette, [0, 0, 0]] });
    before = index;
    self.postMessage('taken');
  } else {
    gif.finish();
    const bytes = gif.bytes();
    self.postMessage(bytes, { transfer: [bytes.buffer] });
  }
});
