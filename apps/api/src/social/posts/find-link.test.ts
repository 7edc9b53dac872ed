import { createSiteOriginCheck } from '@wbn/edition/site-origins.ts';
import { expect, it } from 'vitest';
import { findLink } from './find-link.ts';

const isOwnSite = createSiteOriginCheck({ production: true, siteUrl: 'https://valves.example' });
const find = (content: string) => findLink(content, isOwnSite);
const id = '01890000-0000-7000-8000-00000000000a';
const site = 'https://www.wbnchile.example';

it('SOC-16: finds a link to a company, product, person, timeline or post in every language', () => {
  expect(find(`See ${site}/business/Acme%2520Valves-${id}/ for more`)).toEqual({ id, types: ['business'] });
  expect(find(`${site}/zh/business-product/Acme-Gate-valve-${id}?q=1#x`)).toEqual({ id, types: ['product'] });
  expect(find(`${site}/en/profile/${id.toUpperCase()}`)).toEqual({ id, types: ['user'] });
  expect(find(`(${site}/timeline/${id}).`)).toEqual({ id, types: ['user', 'business'] });
  expect(find(`请看https://valves.example/post/${id}。谢谢`)).toEqual({ id, types: ['post'] });
  expect(find(`http://www.wbnitaly.example/post/${id}`)).toEqual({ id, types: ['post'] });
});

it('skips links to other sites, other pages and no page', () => {
  for (const address of [
    `https://other.example/post/${id}`,
    `https://www.wbnchile.example.evil.example/post/${id}`,
    `https://www.wbnchile.example@evil.example/post/${id}`,
    `${site}/business/${id}/edit`,
    `${site}/business/create`,
    `${site}/fr/post/${id}`,
    `http://[/post/${id}`,
    'no address at all',
  ]) {
    expect(find(address), address).toBeUndefined();
    expect(find(`${address} ${site}/post/${id}`), address).toEqual({ id, types: ['post'] });
  }
});
