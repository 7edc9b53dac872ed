import type { ApiClient } from '@wbn/api-client/create-api-client.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { createContext } from 'react-router-dom';

/** Which edition is shown, in which language, on which hosts. */
export const viewContext = createContext<EditionView>();

/** Client of the main API in the language that is shown. */
export const apiContext = createContext<ApiClient>();

/** What loaders add to the document for machines that read it; the browser's scripts need none of it. */
export interface MachineReadable {
  readonly jsonLd: object[];
}

export const machineReadableContext = createContext<MachineReadable>();
