import { tidyMailAddress } from '@wbn/contract/shared/mail-address.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import type { FastifyRequest } from 'fastify';
import type { Problems } from './page/form.ts';
import type { Visit } from './visit.ts';

/** A field of a form that was sent, without the space around it; passwords are taken as they are. */
export function readField(request: FastifyRequest, name: string): string {
  const value = readSecret(request, name);
  return value.trim();
}

export function readSecret({ body }: FastifyRequest, name: string): string {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}

/** The e-mail address of a form, as it is stored and mailed to. */
export function readEmail(request: FastifyRequest): string {
  return tidyMailAddress(readSecret(request, 'email'));
}

/** The form's error after too many attempts. */
export function throttledProblem({ texts, language }: Visit, seconds: number): Problems {
  const count = Math.ceil(seconds / 60);
  const one = new Intl.PluralRules(language).select(count) === 'one';
  const text = one || count === 1 ? texts.problem.throttled_one : texts.problem.throttled_other;
  return { form: fillIn(text, { count }) };
}
