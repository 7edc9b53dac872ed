import { renderPage, wordsOf } from '@wbn/cards/fixtures/render-page.tsx';
import { describe, expect, it } from 'vitest';
import { fullPost, harbour, linkPost, nadia, postIdOf, postOf } from '../fixtures/posts.ts';
import commentTexts from '../locales/comments/en.json' with { type: 'json' };
import postTexts from '../locales/posts/en.json' with { type: 'json' };
import { LatestPosts } from '../timeline/latest-posts.tsx';
import { timelineJsonLd } from '../timeline/timeline-json-ld.ts';
import { VisitorTimeline } from '../timeline/visitor-timeline.tsx';
import { postJsonLd } from './post-json-ld.ts';
import { VisitorPost } from './visitor-post.tsx';

const texts = { posts: postTexts, comments: commentTexts };

describe('posts for visitors', () => {
  it('SOC-09 SOC-12 SOC-15 SOC-16: shows author, time, text, picture and counts, with links to author, post and comments', () => {
    const html = renderPage(<VisitorPost post={fullPost} />, { texts });
    for (const fact of [harbour.name, 'edited', 'The new test bench is running', '128 likes', '7 comments'])
      expect(wordsOf(html)).toContain(fact);
    expect(html).toContain(`<time dateTime="${fullPost.createdAt}" title="20 Nov 2026`);
    expect(html).toContain(`href="/post/${postIdOf(900)}#comments"`);
    expect(html).toMatch(/<img[^>]+alt="Picture posted by Harbour Gear/);
    const described = { ...fullPost, pictureAlt: 'A gearbox on a test bench' };
    expect(renderPage(<VisitorPost post={described} />, { texts })).toMatch(/<img[^>]+alt="A gearbox on/);
    const ofPerson = renderPage(<VisitorPost post={linkPost} />, { texts });
    expect(ofPerson).toContain(`href="/profile/${nadia.authorID}"`);
    expect(wordsOf(ofPerson)).toContain('Helical and planetary gearboxes');
  });

  it('SOC-03 RT-14: links a page of a timeline to its neighbours', () => {
    const timeline = { owner: harbour, items: [postOf(1)], nextID: postIdOf(1), mayPost: false };
    const html = renderPage(<VisitorTimeline timeline={timeline} page={2} />, { texts });
    expect(wordsOf(html)).toContain(`Posts by ${harbour.name}`);
    expect(html).toContain(`href="/timeline/${harbour.authorID}"`);
    expect(html).toContain(`href="/timeline/${harbour.authorID}?page=3"`);
    const last = { ...timeline, items: [], nextID: undefined };
    expect(wordsOf(renderPage(<VisitorTimeline timeline={last} page={1} />, { texts }))).toContain(
      'Nothing has been posted here yet.',
    );
  });

  it('PRF-16: links the latest posts to the timeline', () => {
    const html = renderPage(
      <LatestPosts timelineID={nadia.authorID}>
        <VisitorPost post={linkPost} />
      </LatestPosts>,
      { texts },
    );
    expect(html).toContain(`href="/timeline/${nadia.authorID}"`);
    expect(html.match(/<article/g)).toHaveLength(1);
  });
});

describe('JSON-LD of posts', () => {
  it('describes a post and its author, and nothing that is not shown', () => {
    const jsonLd = postJsonLd(fullPost, {
      url: 'https://site.example/p',
      authorUrl: 'https://site.example/b',
    });
    expect(jsonLd).toMatchObject({
      '@type': 'SocialMediaPosting',
      '@id': 'https://site.example/p',
      datePublished: fullPost.createdAt,
      dateModified: fullPost.editedAt,
      author: { '@type': 'Organization', name: harbour.name, url: 'https://site.example/b' },
      commentCount: 7,
      interactionStatistic: { userInteractionCount: 128 },
    });
    expect(JSON.stringify(jsonLd)).not.toContain('mayEdit');
    expect(jsonLd?.headline).toMatch(/^The new test bench is running.{0,80}…$/);
  });

  it('lists the posts of a timeline with their addresses', () => {
    const addressOf = (path: string) => `https://site.example${path}`;
    const jsonLd = timelineJsonLd({ name: 'Posts', items: [linkPost], url: addressOf('/t'), addressOf });
    expect(jsonLd.mainEntity.itemListElement).toMatchObject([
      { position: 1, url: `https://site.example/post/${linkPost.postID}` },
    ]);
  });
});
