const SCHEME = 'embedded:';

/** Returns whether an endpoint names a service in a process. */
export const isEmbedded = (endpoint: string | undefined): endpoint is string => endpoint?.startsWith(SCHEME) === true;

/** Services of one kind in this process, each under an endpoint like a service of a network. */
interface Embedding<T> {
  /** Gives a service an endpoint in this process. */
  embed(service: T): string;
  /** Removes the endpoint of a service. */
  remove(endpoint: string): void;
  /** Returns the service of an endpoint; `undefined` for a network address. Throws if the service is gone. */
  at(endpoint: string): T | undefined;
}

/**
 * Returns the services of one kind for all bundles of this process. Each bundle has separate modules, so they share a
 * global.
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
