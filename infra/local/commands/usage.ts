/** How a command ends that was called wrongly: not to be taken for what another code says of the work. */
export const WRONG_USAGE = 64;
