/** Hits beyond this are not available. */
export const deepestHit = 20_000;

/** An impact from 0 to 1 is stored as a term frequency in thousandths. */
export const impactUnits = 1_000;

/** Separates a word from its frequency; no word contains it. */
export const frequencyDelimiter = ' ';

/** The alias for writes: a write to a deleted alias is refused, while a write to a deleted index would create it again. */
export function changesOf(index: string): string {
  return `${index}-changes`;
}

/**
 * Settings of an index while it is filled: no replica, no refresh (`indexInUse` follows). `words` only filter; `heads` rank by their term
 * frequency alone, because the query already contains the rarity of words. (The types of the client do not include this filter and
 * similarity.)
 */
export const indexToFill: object = {
  settings: {
    number_of_shards: 1,
    number_of_replicas: 0,
    refresh_interval: '-1',
    max_result_window: deepestHit,
    analysis: {
      filter: { frequency: { type: 'delimited_term_freq', delimiter: frequencyDelimiter } },
      analyzer: { heads: { type: 'custom', tokenizer: 'keyword', filter: ['frequency'] } },
    },
    similarity: {
      impact: {
        type: 'scripted',
        script: { source: `return query.boost * doc.freq / ${impactUnits}.0` },
      },
    },
  },
  mappings: {
    dynamic: 'strict',
    _source: { enabled: false },
    properties: {
      id: { type: 'keyword', index: false },
      type: { type: 'keyword', index: false, eager_global_ordinals: true },
      quality: { type: 'short' },
      registered: { type: 'long' },
      verified: { type: 'boolean', index: false },
      marks: { type: 'keyword', index: false, eager_global_ordinals: true },
      words: { type: 'keyword', doc_values: false },
      heads: {
        type: 'text',
        analyzer: 'heads',
        index_options: 'freqs',
        norms: false,
        similarity: 'impact',
      },
    },
  },
};

/** Settings of a filled index: changes are searchable after a second, and every document is on two nodes. */
export const indexInUse = { number_of_replicas: 1, refresh_interval: '1s' } as const;
