const SCHEME = 'embedded:';

/** Whether an endpoint stands for a service in a process. */
export const isEmbedded = (endpoint: string | undefined): endpoint is string => endpoint?.startsWith(SCHEME) === true;

/** How services of one kind in this process are found: each by an endpoint, as those of a network are. */
interface Embedding<T> {
  /** Gives a service an endpoint, by which this process finds it. */
  embed(service: T): string;
  /** Takes its endpoint from a service. */
  remove(endpoint: string): void;
  /**
   * Returns the service that an endpoint stands for; undefined: it is an address of a network. Throws when the service
   * is gone.
   */
  at(endpoint: string): T | undefined;
}

/**
 * Keeps services of one kind for all bundles of this process: each bundle has its own modules, so they share what the
 * process has.
 */
export function embedding<T>(kind: string): Embedding<T> {
  const place = Symbol.for(`fieldpost.${kind}`);
  const shared = globalThis as { [place]?: Map<string, T> };
  shared[place] ??= new Map<string, T>();
  const services = shared[place];
  return {
    embed(service) {
      const endpoint = `${SCHEME}${crypto.randomUUID()}`;
      services.set(endpoint, service);
      return endpoint;
    },
    remove: (endpoint) => void services.delete(endpoint),
    at(endpoint) {
      if (!isEmbedded(endpoint)) return undefined;
      const service = services.get(endpoint);
      if (service === undefined) throw new Error(`no ${kind} in this process is at ${endpoint}`);
      return service;
    },
  };
}
