import { forgetOldCounts } from '@wbn/host/limits/count-call.sql.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Catalog } from '../catalog/catalog.ts';
import { createRowPost, type RowPost } from '../post/row-post.ts';
import { type Operator, presentNeedHelpMail } from './present-need-help-mail.ts';

declare module '../server/services.ts' {
  interface Services {
    readonly needHelpPost: Pick<RowPost, 'wake'>;
  }
}

export interface NeedHelpPostOptions {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly operator: Operator;
  readonly catalog: Catalog;
  readonly onFailure: (error: unknown, requestId: string | undefined) => void;
}

/** Mails stored requests to the operator. */
export function createNeedHelpPost({ operator, catalog, ...rest }: NeedHelpPostOptions): RowPost {
  return createRowPost({
    ...rest,
    table: 'need_help_request',
    write: (row) => presentNeedHelpMail(row, operator, catalog),
    tidy: forgetOldCounts,
  });
}
