import { createListener } from '@wbn/host/notifications/create-listener.ts';
import { createPurgeStream, everything, type PurgeStream } from './purge-stream.ts';

export interface OpenPurgesOptions {
  readonly databaseUrl: string;
  /** Told each time that the database's notifications cannot be heard. */
  readonly onFailure: (error: unknown) => void;
}

/** The stream of what the database notifies as changed, by whichever process. Throws when it cannot be reached. */
export async function openPurges(
  options: OpenPurgesOptions,
): Promise<PurgeStream & { stop(): Promise<void> }> {
  const purges = createPurgeStream();
  const listener = createListener({
    ...options,
    applicationName: 'wbn-api-purges',
    channel: 'page_purge',
    onPayload: purges.tell,
    onOpen: () => purges.tell(everything),
  });
  await listener.start();
  return { ...purges, stop: () => listener.stop() };
}
