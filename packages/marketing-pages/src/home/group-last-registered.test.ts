import type { BusinessCard } from '@wbn/contract/business/business.ts';
import {
  homeBusinessesPerType,
  homeBusinessTypes,
} from '@wbn/contract/search/list-last-registered-businesses.ts';
import { describe, expect, it } from 'vitest';
import { groupLastRegistered } from './group-last-registered.ts';

const business = (businessID: string, code: string) =>
  ({ businessID, general: { businessType: { code, name: code } }, contactInfo: {} }) as BusinessCard;

const latest = [
  business('1', 'CO'),
  business('2', 'MA'),
  business('3', 'MA'),
  business('4', 'GO'),
  business('5', 'MA'),
  business('6', 'MA'),
  business('7', 'DI'),
];
const ids = groupLastRegistered(latest, homeBusinessTypes).map(({ type, businesses }) => [
  type,
  ...businesses.map(({ businessID }) => businessID),
]);

describe('the latest companies of the home page', () => {
  it("HOME-06: returns four groups in the edition's order, including empty ones", () => {
    expect(groupLastRegistered([], ['EX', 'CO']).map(({ type }) => type)).toEqual(['EX', 'CO']);
    expect(ids[2]).toEqual(['EX']);
  });

  it('HOME-07, CON-17: lists three companies in each group', () => {
    expect(ids[0]).toHaveLength(1 + homeBusinessesPerType);
  });

  it('HOME-08: groups by general.businessType.code and keeps the order, newest first', () => {
    expect(ids).toEqual([['MA', '2', '3', '5'], ['DI', '7'], ['EX'], ['CO', '1']]);
  });
});
