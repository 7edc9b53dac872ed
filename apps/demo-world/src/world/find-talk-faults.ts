import type { DemoComment } from './demo-talk.ts';
import type { DemoWorld } from './demo-world.ts';

/** What is said by nobody, about nothing, or in a name that is not theirs. */
export function findTalkFaults({ companies, people, posts, requests }: DemoWorld): string[] {
  const persons = new Set(people.map(({ key }) => key));
  const members = new Map(companies.map(({ key, members: of }) => [key, of.map(({ person }) => person)]));
  const products = companies.flatMap((company) => company.products.map(({ key }) => key));
  const named = new Set([...persons, ...members.keys()]);
  const shown = new Set([...named, ...products]);
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  const checkAuthor = (where: string, by: string | undefined, as: string | undefined) => {
    check(by !== undefined || as !== undefined, `${where}: nobody says it`);
    if (by !== undefined) check(persons.has(by), `${where}: there is no person '${by}'`);
    if (as === undefined) return;
    check(members.has(as), `${where}: there is no company '${as}'`);
    if (by !== undefined)
      check(members.get(as)?.includes(by) ?? false, `${where}: '${by}' does not work for '${as}'`);
  };
  const checkText = (where: string, text: string) => {
    for (const [, key = ''] of text.matchAll(/@\[([^\]]*)\]/g))
      check(named.has(key), `${where}: names '${key}', who is not there`);
  };
  const answersComment = (comments: readonly DemoComment[], to: number) =>
    comments[to] !== undefined && comments[to].to === undefined;
  for (const { key, by, as, text, card, comments } of posts) {
    checkAuthor(key, by, as);
    checkText(key, text);
    if (card !== undefined) check(shown.has(card), `${key}: there is no '${card}' for its card`);
    for (const [position, comment] of comments.entries()) {
      const where = `${key}, comment ${position}`;
      checkAuthor(where, comment.by, comment.as);
      checkText(where, comment.text);
      if (comment.to !== undefined)
        check(answersComment(comments, comment.to), `${where}: ${comment.to} is no comment on the post`);
    }
  }
  for (const { from, to } of requests)
    for (const key of [from, to])
      check(persons.has(key), `a request for a connection: there is no person '${key}'`);
  return faults;
}
