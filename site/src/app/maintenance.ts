import { signal } from '@preact/signals';

/** Work of the operator: since when the service takes no commands, and why. */
interface Maintenance {
  readonly from: number;
  readonly why: string;
  readonly until?: number;
}

/** The maintenance that is on, as far as this page knows. */
export const maintenance = signal<Maintenance | undefined>(undefined);

/** A page elsewhere that says whether the service answers. */
export const statusPage = signal<string | undefined>(undefined);

/** Where the service says whether maintenance is on. The page needs no entry of the record. */
const ADDRESS = '/v1/outages?limit=1';

/** The pause between two looks while it is on. */
const AGAIN_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Looks whether maintenance is on, and while it is, again every minute. A failure changes nothing. */
export async function lookForMaintenance(): Promise<void> {
  clearTimeout(timer);
  try {
    const answer = await fetch(ADDRESS);
    if (answer.ok) {
      const said = (await answer.json()) as { readonly maintenance?: Maintenance; readonly statusPage?: string };
      maintenance.value = said.maintenance;
      statusPage.value = said.statusPage;
    }
  } catch {
    // The banner of a lost connection says this.
  }
  if (maintenance.value !== undefined) timer = setTimeout(lookForMaintenance, AGAIN_MS);
}

/** Looks again after a refused command, whose answer says only that the service is busy. */
export function noteRefusal({ status }: Pick<Response, 'status'>): void {
  if (status === 503 && maintenance.value === undefined) lookForMaintenance();
}
