import type { CaseBlock } from '@wbn/contract/desk/cases.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { toIsoTime } from '../../server/iso-time.ts';

type FactsBlock = Extract<CaseBlock, { block: 'facts' }>;
export type Fact = FactsBlock['facts'][number];
type Party = NonNullable<Extract<CaseBlock, { block: 'text' }>['by']>;

/** A fact, or nothing where there is no value. */
export function fact(
  name: string,
  type: Fact['type'],
  value: string | number | Date | null | undefined,
  id?: string | null,
): Fact[] {
  if (value === null || value === undefined || value === '') return [];
  const written = value instanceof Date ? toIsoTime(value) : String(value);
  return [{ name, type, value: written, ...(id && { id }) }];
}

/** A block of facts; nothing without any. */
export const factsBlock = (title: string, facts: readonly Fact[]): CaseBlock[] =>
  facts.length > 0 ? [{ block: 'facts', title, facts: [...facts] }] : [];

/** A block of a text that somebody has written; nothing without words. */
export const textBlock = (
  title: string,
  content: string | null | undefined,
  { by, at, language }: { readonly by?: Party; readonly at?: Date | null; readonly language?: string } = {},
): CaseBlock[] =>
  content ? [{ block: 'text', title, content, by, at: at ? toIsoTime(at) : undefined, language }] : [];

type EntriesBlock = Extract<CaseBlock, { block: 'entries' }>;

/** A block of entries; nothing without any. */
export const entriesBlock = (title: string, entries: EntriesBlock['entries']): CaseBlock[] =>
  entries.length > 0 ? [{ block: 'entries', title, entries }] : [];

type DocumentsBlock = Extract<CaseBlock, { block: 'documents' }>;

/** A block of private documents; nothing without any. */
export const documentsBlock = (title: string, documents: DocumentsBlock['documents']): CaseBlock[] =>
  documents.length > 0 ? [{ block: 'documents', title, documents }] : [];

export const person = (id: string | null, name: string | null): Party =>
  id && name ? { type: 'user', id, name } : { type: 'nobody', name: '' };

export const company = (id: string | null, name: string | null): Party =>
  id && name ? { type: 'business', id, name } : { type: 'nobody', name: '' };

/** What a loader returns, or undefined where it throws NotFound. */
export async function orGone<Facts>(loading: Promise<Facts>): Promise<Facts | undefined> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof CallError && error.name === 'NotFound') return undefined;
    throw error;
  }
}
