import { expect, it } from 'vitest';
import { inNfc } from '../../site/src/app/service/nfc.ts';

it('the page sends all text in NFC, as the service wants it', () => {
  const body = { written: '육, 파리 - 버건디', né: ['cafés', '"', '\u0301'] };
  const sent = inNfc({ method: 'POST', body: JSON.stringify(body).normalize('NFD') });
  expect(sent).toEqual({ method: 'POST', body: JSON.stringify(body).normalize('NFC') });
  expect(JSON.parse(String(sent.body))).toEqual({
    written: '육, 파리 - 버건디',
    'n\u00e9': ['caf\u00e9s', '"', '\u0301'],
  });
  expect(inNfc({ method: 'GET' })).toEqual({ method: 'GET' });
});
