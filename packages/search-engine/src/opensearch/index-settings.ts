/** Hits further down are not shown. */
export const deepestHit = 20_000;

/** A term frequency is what a word says, from 0 to 1, in thousandths. */
export const impactUnits = 1_000;

/** Stands between a word and its frequency; no word has one. */
export const frequencyDelimiter = ' ';

/** The name by which changes go to an index: a name that is gone is refused, where an index would be made anew. */
export function changesOf(index: string): string {
  return `${index}-changes`;
}

/**
 * An index without a replica that does not refresh, to be filled (`indexInUse` follows). `words` only filter; `heads` rank, each as its term frequency
 * says and however common it is: how rare words are is in the query.
 * (The client's types know neither such a filter nor such a similarity.)
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

/** Changes are found a second after they are written, and every document lies on two nodes. */
export const indexInUse = { number_of_replicas: 1, refresh_interval: '1s' } as const;
