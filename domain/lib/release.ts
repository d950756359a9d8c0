/**
 * The release of this code: commits of form 1 name it, tags of answers depend on it; equal to the version in
 * package.json.
 */
export const ENGINE = 'fieldpost@0.2.0';
