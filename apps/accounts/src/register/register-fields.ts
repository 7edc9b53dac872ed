import { isMailAddress } from '@wbn/contract/shared/mail-address.ts';
import { oneLine } from '@wbn/contract/shared/name-text.ts';
import { hasWebAddress } from '@wbn/contract/shared/web-address-in-name.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import type { FastifyRequest } from 'fastify';
import { passwordProblem } from '../auth/password-rules.ts';
import { type Problems, readEmail, readField } from '../page/form.ts';
import type { Visit } from '../visit.ts';

export interface RegisterFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly email: string;
}

/** Maximum characters of names. */
const longest = { firstName: 60, lastName: 60, companyName: 120 } as const;

/** The fields of a registration, as they were typed. */
export function readRegisterFields(request: FastifyRequest): RegisterFields {
  const read = (name: keyof RegisterFields) => oneLine(readField(request, name));
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    companyName: read('companyName'),
    email: readEmail(request),
  };
}

/** What is wrong with a registration, by field. */
export function findRegisterProblems({ texts }: Visit, given: RegisterFields, password: string): Problems {
  const { problem } = texts;
  const found: Record<string, string> = {};
  if (given.firstName === '') found.firstName = problem.firstName;
  if (given.lastName === '') found.lastName = problem.lastName;
  for (const name of ['firstName', 'lastName', 'companyName'] as const) {
    if (given[name].length > longest[name]) found[name] = fillIn(problem.tooLong, { most: longest[name] });
  }
  for (const name of ['firstName', 'lastName'] as const)
    if (hasWebAddress(given[name])) found[name] = problem.webAddress;
  if (!isMailAddress(given.email)) found.email = problem.email;
  const weakness = passwordProblem(password, given);
  if (weakness) found.password = problem[weakness];
  return found;
}
