import { randomBytes } from 'node:crypto';

const usable = /^[\w.-]{1,64}$/;

/** Makes ids that tell requests apart in the logs; an id given by a proxy in front is kept. */
export function createRequestIds(): (given: string | string[] | undefined) => string {
  const start = randomBytes(5).toString('base64url');
  let count = 0;
  return (given) =>
    typeof given === 'string' && usable.test(given) ? given : `${start}-${(++count).toString(36)}`;
}
