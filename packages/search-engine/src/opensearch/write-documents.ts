import type { RowOf } from '@wbn/postgres/statement.ts';
import { impactOf, type Label } from '../postgres/impact-level.ts';
import { changesOf, frequencyDelimiter, impactUnits } from './index-settings.ts';
import type { OpenSearch } from './open-opensearch.ts';
import type { selectDocuments } from './outbox.sql.ts';

type Row = RowOf<typeof selectDocuments>;

/** The current document; without a row it was deleted. */
export interface Change {
  readonly id: string;
  readonly row: Row | undefined;
  /** Only a higher version replaces a document, so late writes change nothing. */
  readonly version: number;
}

/** Milliseconds per batch. */
export const writeTimeout = 60_000;

/** Harmless errors: a later version exists, or the index was deleted meanwhile. */
const passing: ReadonlySet<string | undefined> = new Set([
  'version_conflict_engine_exception',
  'index_not_found_exception',
]);

const frequencies = new Map<string, number>();

/** Writes documents to each index. Throws when one is refused. */
export async function writeToIndexes(
  { client }: OpenSearch,
  indexes: readonly string[],
  changes: readonly Change[],
): Promise<void> {
  const body = indexes.flatMap((index) =>
    changes.flatMap(({ id, row, version }): object[] => {
      const target = { _index: changesOf(index), _id: id, version, version_type: 'external' };
      return row ? [{ index: target }, documentOf(row)] : [{ delete: target }];
    }),
  );
  if (body.length === 0) return;
  const { body: answer } = await client.bulk(
    { body, require_alias: true },
    { requestTimeout: writeTimeout, maxRetries: 3 },
  );
  if (!answer.errors) return;
  const failed = answer.items
    .map((item) => item.index ?? item.delete)
    .find((item) => item?.error && !passing.has(item.error.type));
  if (failed) throw new Error(`OpenSearch did not take ${failed._id}: ${failed.error?.reason}`);
}

function documentOf({ heads, ...row }: Row) {
  return { ...row, heads: heads.map(withFrequency) };
}

/** A lexeme with its impact, the same as PostgreSQL ranks by. */
function withFrequency(head: string): string {
  const at = head.lastIndexOf(' ');
  const labels = head.slice(at + 1);
  let frequency = frequencies.get(labels);
  if (frequency === undefined) {
    frequency = Math.round(impactOf([...labels] as Label[]) * impactUnits);
    frequencies.set(labels, frequency);
  }
  return `${head.slice(0, at)}${frequencyDelimiter}${frequency}`;
}
