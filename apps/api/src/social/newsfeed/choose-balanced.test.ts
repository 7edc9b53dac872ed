import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseBalanced, mostOfAuthor, rowLength } from './load-newsfeed.ts';

const authors = (most: number) =>
  fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: most });
const candidates = (given: readonly string[]) =>
  given.map((author_id, at) => ({ id: String(9000 - at), author_id }));

it('CALL-28: a loud author has two of ten posts in a row as long as others have something to say', () => {
  fc.assert(
    fc.property(authors(40), fc.integer({ min: 1, max: 12 }), authors(9), (writers, size, above) => {
      const given = candidates(writers);
      const chosen = chooseBalanced(given, size, above);
      expect(chosen).toHaveLength(Math.min(size, given.length));
      expect(new Set(chosen).size).toBe(chosen.length);
      const row = [...above, ...chosen.map(({ author_id }) => author_id)];
      const isThird = (at: number) =>
        row.slice(Math.max(0, at - rowLength + 1), at).filter((author) => author === row[at]).length >=
        mostOfAuthor;
      const hasThird = chosen.some((_, at) => isThird(above.length + at));
      // A third one stands there only where the others have too little: of what is left out nobody has fewer than two.
      const leftOut = given.filter((one) => !chosen.includes(one));
      const countOf = (author: string) => row.filter((one) => one === author).length;
      if (hasThird)
        for (const { author_id } of leftOut) expect(countOf(author_id)).toBeGreaterThanOrEqual(mostOfAuthor);
    }),
  );
});

it('CALL-28: what was put off takes the next free place, before what is older', () => {
  const given = candidates([...'aaaabcdefbcde']);
  const chosen = chooseBalanced(given, 13).map(({ author_id }) => author_id);
  expect(chosen.join('')).toBe('aabcdefbcdaae');
});

it('CALL-28: nor can a loud author go on at the top of the next page', () => {
  const given = candidates(['a', 'a', 'b', 'a', 'c', 'd', 'e', 'f']);
  const chosen = chooseBalanced(given, 4, ['c', 'd', 'a', 'a']);
  expect(chosen.map(({ author_id }) => author_id)).toEqual(['b', 'c', 'd', 'e']);
});
