import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import type { EditChoices } from './use-edit-choices.ts';

/** What each tab is given. */
export interface TabProps {
  readonly api: ApiClient;
  readonly managed: Managed;
  readonly userID: string;
  readonly choices: EditChoices;
}
