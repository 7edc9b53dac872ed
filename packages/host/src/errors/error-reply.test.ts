import { errorStatus } from '@wbn/contract/error-names.ts';
import { describe, expect, it } from 'vitest';
import { CallError, forbidden } from './call-error.ts';
import { toErrorReply } from './error-reply.ts';

describe('ERR-01: converts any thrown value to an error of the closed list', () => {
  it.each([
    [new CallError('Conflict', 'Taken.', { username: 'is taken' }), 'Conflict'],
    [
      Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
      'ServiceUnavailable',
    ],
    [Object.assign(new Error('sorry, too many clients already'), { code: '53300' }), 'ServiceUnavailable'],
    [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), 'ServiceUnavailable'],
    [new Error('timeout exceeded when trying to connect'), 'ServiceUnavailable'],
    [Object.assign(new Error('deadlock detected'), { code: '40P01' }), 'ServiceUnavailable'],
    [Object.assign(new Error('violates foreign key constraint'), { code: '23503' }), 'ServiceUnavailable'],
    [
      Object.assign(new Error('cached plan must not change result type'), { code: '0A000' }),
      'ServiceUnavailable',
    ],
    [Object.assign(new Error('duplicate key'), { code: '23505' }), 'InternalError'],
    [Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }), 'StorageFull'],
    [Object.assign(new Error('could not extend file'), { code: '53100' }), 'StorageFull'],
    [Object.assign(new Error('slow'), { statusCode: 408 }), 'RequestTimeout'],
    [Object.assign(new Error('teapot'), { statusCode: 418 }), 'ValidationError'],
    [new TypeError('x is not a function'), 'InternalError'],
    ['a text', 'InternalError'],
    [undefined, 'InternalError'],
    [null, 'InternalError'],
  ])('%s', (error, name) => {
    const reply = toErrorReply(error);
    expect(reply.success).toBe(false);
    expect(reply.name).toBe(name);
    expect(errorStatus).toHaveProperty(reply.name);
  });

  it('hides the cause of an internal error', () => {
    const secret = new Error('password authentication failed for user "postgres"');
    expect(JSON.stringify(toErrorReply(secret))).not.toContain('postgres');
  });

  it('ERR-12: keeps why a CallError refuses', () => {
    expect(toErrorReply(forbidden('suspended', 'Until Monday.'))).toEqual({
      ...{ success: false, name: 'Forbidden', message: 'Until Monday.', reason: 'suspended' },
    });
  });

  it('keeps the fields of a CallError', () => {
    expect(toErrorReply(new CallError('ValidationError', 'no', { a: 'must be text' })).fields).toEqual({
      a: 'must be text',
    });
  });
});
