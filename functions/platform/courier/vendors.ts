/** Push services, where the browsers of most people are. */
const VENDORS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const WINDOWS = '.notify.windows.com';

/** Returns the push service of a host; `undefined`: people named the host. */
export const vendorOf = (host: string): string | undefined =>
  VENDORS.includes(host) ? host : host.endsWith(WINDOWS) ? WINDOWS : undefined;
