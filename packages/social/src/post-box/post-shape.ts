import type { Mention } from '@wbn/contract/social/mentions.ts';
import { pictureAltSchema, postContentSchema } from '@wbn/contract/social/posts.ts';
import { type FieldProblem, type FormShape, issuesOf } from '@wbn/forms/edit/form-shape.ts';

/** A picture that was sent and waits for its post. */
export interface SentPicture {
  readonly token: string;
  /** Small enough to be kept with the draft: an address of the kind `data:`. */
  readonly preview: string;
}

/** What stands in the box. */
export interface PostValues extends Readonly<Record<string, unknown>> {
  readonly content: string;
  readonly mentions: readonly Mention[];
  readonly picture: SentPicture | null;
  /** What it shows, for readers who do not see it. */
  readonly pictureAlt: string;
}

export const emptyPost: PostValues = { content: '', mentions: [], picture: null, pictureAlt: '' };

/** What the box knows of a post that is written. */
export const postShape: FormShape<PostValues> = {
  name: 'post',
  together: [['content', 'mentions']],
  findIssues: ({ content, pictureAlt }) => [
    ...issuesOf(postContentSchema, content).map((issue) => ({ ...issue, path: ['content'] })),
    ...issuesOf(pictureAltSchema, pictureAlt).map((issue) => ({ ...issue, path: ['pictureAlt'] })),
  ],
  problemOf: problemOfPost,
  revive: ({ content, mentions, picture, pictureAlt }, saved) => {
    // The places of names belong to the text they were kept with.
    if (typeof content !== 'string' || !Array.isArray(mentions)) return saved;
    const sent = isSentPicture(picture) ? picture : null;
    const alt = sent && typeof pictureAlt === 'string' ? pictureAlt : '';
    return { content, mentions, picture: sent, pictureAlt: alt };
  },
};

/** What is wrong with a text or a picture; the words are the API's. */
export function problemOfPost(words: string, control: string): FieldProblem {
  if (control === 'picture') return 'photo';
  return words === 'is required' ? 'required' : 'tooLong';
}

function isSentPicture(kept: unknown): kept is SentPicture {
  if (typeof kept !== 'object' || kept === null) return false;
  return 'token' in kept && 'preview' in kept && typeof kept.preview === 'string';
}
