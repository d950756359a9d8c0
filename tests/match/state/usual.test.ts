import { expect, test as it } from 'vitest';
import { keptSettingsSchema, settingsSchema } from '../../../domain/match/state/settings.ts';
import { DEFAULT_SETTINGS } from '../../../domain/match/state/usual.ts';

it('the settings of a match that names none are those that the schema fills in', () => {
  expect(DEFAULT_SETTINGS).toEqual(keptSettingsSchema.parse(settingsSchema.parse({})));
});
