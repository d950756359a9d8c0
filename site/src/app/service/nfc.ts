/**
 * A request with its body in Unicode normal form NFC: keyboards and pasted text may hold Hangul taken apart, which the
 * service refuses.
 */
export const inNfc = (init: RequestInit): RequestInit =>
  typeof init.body === 'string' ? { ...init, body: init.body.normalize('NFC') } : init;
