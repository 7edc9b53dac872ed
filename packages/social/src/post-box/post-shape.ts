import type { Mention } from '@wbn/contract/social/mentions.ts';
import { pictureAltSchema, postContentSchema } from '@wbn/contract/social/posts.ts';
import { type FieldProblem, type FormShape, issuesOf } from '@wbn/forms/edit/form-shape.ts';

/** An uploaded picture that is not posted yet. */
export interface SentPicture {
  readonly token: string;
  /** A small `data:` URL that is stored with the draft. */
  readonly preview: string;
}

/** Values of the form. */
export interface PostValues extends Readonly<Record<string, unknown>> {
  readonly content: string;
  readonly mentions: readonly Mention[];
  readonly picture: SentPicture | null;
  /** Description of the picture (alt text). */
  readonly pictureAlt: string;
}

export const emptyPost: PostValues = { content: '', mentions: [], picture: null, pictureAlt: '' };

/** The form definition of a post. */
export const postShape: FormShape<PostValues> = {
  name: 'post',
  together: [['content', 'mentions']],
  findIssues: ({ content, pictureAlt }) => [
    ...issuesOf(postContentSchema, content).map((issue) => ({ ...issue, path: ['content'] })),
    ...issuesOf(pictureAltSchema, pictureAlt).map((issue) => ({ ...issue, path: ['pictureAlt'] })),
  ],
  problemOf: problemOfPost,
  revive: ({ content, mentions, picture, pictureAlt }, saved) => {
    // Positions of mentions refer to their text, so both are restored or neither.
    if (typeof content !== 'string' || !Array.isArray(mentions)) return saved;
    const sent = isSentPicture(picture) ? picture : null;
    const alt = sent && typeof pictureAlt === 'string' ? pictureAlt : '';
    return { content, mentions, picture: sent, pictureAlt: alt };
  },
};

/** Maps the API's message about a text or a picture to a problem. */
export function problemOfPost(words: string, control: string): FieldProblem {
  if (control === 'picture') return 'photo';
  return words === 'is required' ? 'required' : 'tooLong';
}

function isSentPicture(kept: unknown): kept is SentPicture {
  if (typeof kept !== 'object' || kept === null) return false;
  return 'token' in kept && 'preview' in kept && typeof kept.preview === 'string';
}
