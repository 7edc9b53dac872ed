import { describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';

describe('newId', () => {
  it('returns UUIDv7 of 36 characters that sort by time', () => {
    const ids = [newId(), newId(), newId()];
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([...ids].sort()).toEqual(ids);
    expect(newId(new Date('2020-01-01')) < newId(new Date('2021-01-01'))).toBe(true);
    expect(newId(new Date(0))).toMatch(/^00000000-0000-7/);
  });
});
