import { renderPage, wordsOf } from '@wbn/cards/fixtures/render-page.tsx';
import { describe, expect, it } from 'vitest';
import { commentOf, talkers } from '../fixtures/talk-api.ts';
import commentTexts from '../locales/comments/en.json' with { type: 'json' };
import { commentedPageJsonLd, commentsJsonLd } from './comments-json-ld.ts';
import { VisitorComments } from './visitor-comments.tsx';

const texts = { comments: commentTexts };
const resourceID = '01939b2e-7c1a-7d3e-9f10-000000000001';
const comment = commentOf(1, { resourceID, content: 'Well made.', answerCount: 2 });
const talk = { comments: [comment], commentCount: 7, talkCount: 12 };
const nothing = { comments: [], commentCount: 0, talkCount: 0 };
const page = { url: 'https://site.example/p', addressOf: (path: string) => `https://site.example${path}` };

describe('comments for visitors', () => {
  it('PRD-08, SOC-20: shows the count, the first comments and a login link in the words of the specification', () => {
    const html = renderPage(<VisitorComments talk={talk} returnTo="/p" />, { texts });
    const words = wordsOf(html);
    expect(words).toContain('Comments (12)');
    expect(words).toContain('If you want to comment you must be logged in.');
    expect(words).toContain('Well made.');
    expect(words).toContain('2 replies');
    expect(words).toContain('There are 6 more comments.');
    expect(html).toContain(`login?continue=${encodeURIComponent('https://www.wbnaustralia.example/p')}`);
    expect(wordsOf(renderPage(<VisitorComments talk={nothing} returnTo="/p" />, { texts }))).not.toContain(
      '(0)',
    );
  });

  it('describes the comments in JSON-LD', () => {
    const [, harbour] = talkers;
    expect(commentedPageJsonLd(talk, page)).toMatchObject({
      '@type': 'WebPage',
      mainEntity: { '@id': page.url },
      commentCount: 12,
      comment: [
        {
          '@type': 'Comment',
          '@id': `${page.url}#comment-${comment.commentID}`,
          text: 'Well made.',
          author: { '@type': 'Organization', name: harbour.name },
        },
      ],
    });
    expect(commentedPageJsonLd(nothing, page)).toBeUndefined();
    expect(commentsJsonLd(nothing, page)).toEqual({});
  });
});
