/** The release of the rules engine, recorded in every commit and snapshot; equal to the version in package.json. */
export const ENGINE = 'fieldpost@0.1.0';
