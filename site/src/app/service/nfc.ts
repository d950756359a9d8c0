/**
 * Returns a request with its body in Unicode normal form NFC. Keyboards and pasted text may contain decomposed Hangul,
 * which the service refuses.
 */
export const inNfc = (init: RequestInit): RequestInit =>
  typeof init.body === 'string' ? { ...init, body: init.body.normalize('NFC') } : init;
