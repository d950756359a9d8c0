// Korean particles, for the findings in the language of the reader.
export { type Josa, josa } from '../../../domain/lib/josa.ts';
