import { newId } from '@wbn/postgres/new-id.ts';
import type { NeedHelpRequestTable } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';

/** Returns a row of a need-help request with defaults for omitted columns. */
export function needHelpRow(
  given: Partial<Insertable<NeedHelpRequestTable>> = {},
): Insertable<NeedHelpRequestTable> & { readonly id: string } {
  const id = given.id ?? newId();
  return {
    ...{ body_hash: id, first_name: 'Ana', last_name: 'Rossi', business_name: 'Viña Rossi', country: 'CL' },
    ...{ company_phone: '+56 32 274 0000', email: 'ana@rossi.example', language: 'es', edition: 'chile' },
    ...given,
    id,
  };
}
