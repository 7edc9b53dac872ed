import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseBalanced, consecutivePosts, maxPostsOfAuthor } from './load-newsfeed.ts';

const authors = (most: number) =>
  fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: most });
const candidates = (given: readonly string[]) =>
  given.map((author_id, at) => ({ id: String(9000 - at), author_id }));

it('CALL-28 gives a busy author two of ten consecutive posts as long as others have posts', () => {
  fc.assert(
    fc.property(authors(40), fc.integer({ min: 1, max: 12 }), authors(9), (writers, size, above) => {
      const given = candidates(writers);
      const chosen = chooseBalanced(given, size, above);
      expect(chosen).toHaveLength(Math.min(size, given.length));
      expect(new Set(chosen).size).toBe(chosen.length);
      const row = [...above, ...chosen.map(({ author_id }) => author_id)];
      const isThird = (at: number) =>
        row.slice(Math.max(0, at - consecutivePosts + 1), at).filter((author) => author === row[at]).length >=
        maxPostsOfAuthor;
      const hasThird = chosen.some((_, at) => isThird(above.length + at));
      // A third post is allowed only when other authors run out: all posts left over are by authors who have two in the row.
      const leftOut = given.filter((one) => !chosen.includes(one));
      const countOf = (author: string) => row.filter((one) => one === author).length;
      if (hasThird)
        for (const { author_id } of leftOut)
          expect(countOf(author_id)).toBeGreaterThanOrEqual(maxPostsOfAuthor);
    }),
  );
});

it('CALL-28 places a post that was put off at the next free place, before older ones', () => {
  const given = candidates([...'aaaabcdefbcde']);
  const chosen = chooseBalanced(given, 13).map(({ author_id }) => author_id);
  expect(chosen.join('')).toBe('aabcdefbcdaae');
});

it('CALL-28 counts the authors at the end of the previous page', () => {
  const given = candidates(['a', 'a', 'b', 'a', 'c', 'd', 'e', 'f']);
  const chosen = chooseBalanced(given, 4, ['c', 'd', 'a', 'a']);
  expect(chosen.map(({ author_id }) => author_id)).toEqual(['b', 'c', 'd', 'e']);
});
