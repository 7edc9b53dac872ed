import type { ErrorName, ErrorReply } from '@wbn/contract/error-names.ts';
import { OverloadedError } from '../limits/admission.ts';
import { CallError } from './call-error.ts';

/** Default maximum body size in bytes. */
export const defaultBodyLimit = 256 * 1024;

interface FailedStatement {
  code?: unknown;
  statusCode?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Names and messages for Fastify's request errors. */
const requestFaults: Record<string, [ErrorName, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'UnsupportedMediaType',
    'The body must be JSON: send the header Content-Type: application/json.',
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['ValidationError', 'The body is empty, but the header says that it is JSON.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['ValidationError', 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'ValidationError',
    'The body is not as long as its Content-Length says.',
  ],
  FST_ERR_BAD_URL: ['ValidationError', 'The address is not a valid URL.'],
};

/**
 * PostgreSQL error classes that are temporary: connection, rollback (deadlock), resources, operator intervention,
 * system.
 */
const passingClasses = /^(08|40|53|57|58)/;
/** foreign_key_violation: a referenced row was deleted after it was checked. A repetition reports what is missing. */
const goneMeanwhile = '23503';
/** feature_not_supported: a migration changed the result of a prepared statement during a transaction. The next one prepares it anew. */
const migratedMeanwhile = '0A000';
/** Disk or quota full, as errors of the system and of PostgreSQL. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOENT']);

/**
 * Converts any thrown value to an error reply of the closed list, without stack traces and third-party messages.
 * `bodyLimit`: maximum body size of the route in bytes.
 */
export function toErrorReply(error: unknown, bodyLimit = defaultBodyLimit): ErrorReply {
  if (error instanceof CallError) {
    const { reason } = error;
    return { ...reply(error.name, error.message, error.fields), ...(reason && { reason }) };
  }
  if (error instanceof OverloadedError) return reply('ServiceUnavailable', error.message);
  const { code, statusCode, message, cause } = (
    typeof error === 'object' && error ? error : {}
  ) as FailedStatement;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const kilobytes = Math.floor(bodyLimit / 1024);
    return reply('PayloadTooLarge', `The body is too large; at most ${kilobytes} kB are taken.`);
  }
  const fault = typeof code === 'string' ? requestFaults[code] : undefined;
  if (fault) return reply(...fault);
  if (code === '57014') {
    return reply('ServiceUnavailable', 'The answer took too long. Try again, or ask for less.');
  }
  if (typeof code === 'string' && full.has(code))
    return reply('StorageFull', 'The disk of the server is full; nothing was stored. Try again later.');
  if (code === goneMeanwhile) {
    return reply('ServiceUnavailable', 'Something that this concerns has just been removed. Try again.');
  }
  if (code === migratedMeanwhile || isPassing(code, message)) {
    return reply('ServiceUnavailable', 'The service is busy or restarting. Try again in a moment.');
  }
  if (statusCode === 408) return reply('RequestTimeout', 'The request did not arrive in time.');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return reply('ValidationError', 'The request could not be understood.');
  }
  // better-auth wraps errors of the database.
  if (cause instanceof Error && cause !== error) return toErrorReply(cause, bodyLimit);
  return reply('InternalError', 'Something went wrong on our side. It has been written down.');
}

function isPassing(code: unknown, message: unknown): boolean {
  if (
    typeof code === 'string' &&
    (unreachable.has(code) || (code.length === 5 && passingClasses.test(code)))
  ) {
    return true;
  }
  return (
    typeof message === 'string' &&
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/.test(
      message,
    )
  );
}

function reply(name: ErrorName, message: string, fields?: Readonly<Record<string, string>>): ErrorReply {
  return { success: false, name, message, ...(fields ? { fields: { ...fields } } : {}) };
}
