import { router } from '../endpoint/router.ts';
import { TALKS } from '../operations/press.ts';
import { service } from '../wiring/environment.ts';

/**
 * The function that keeps what people say. Of the log it writes nothing else, and of persons what they keep for
 * themselves.
 */
export const handler = router(TALKS, service);
