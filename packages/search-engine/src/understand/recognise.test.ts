import { describe, expect, it } from 'vitest';
import { recognise } from './recognise.ts';

const country = (value: string) => ({ facet: 'countries', value });
const region = (value: string) => ({ facet: 'worldRegions', value });

describe('SRCH-06: places', () => {
  it.each([
    ['winery Chile', 'winery', [country('CL')]],
    ['ropa de trabajo Vietnam', 'ropa de trabajo', [country('VN')]],
    ['Getriebe aus Österreich', 'getriebe aus', [country('AT')]],
    ['pumps, United Arab Emirates', 'pumps,', [country('AE')]],
    ['越南工作服', '工作服', [country('VN')]],
    ['美国的阀门', '阀门', [country('US')]],
    ['solar Latin America', 'solar', [region('419')]],
    ['Europe', '', [region('150')]],
    ['frozen turkey', 'frozen turkey', []],
    ['industrial design', 'industrial design', []],
  ])('%s', (text, rest, places) => {
    expect(recognise(text)).toMatchObject({ rest, places });
  });
});

describe('SRCH-06: certificates', () => {
  it.each([
    ['GlobalGAP fruit', 'fruit', ['globalgap']],
    ['ISO9001:2015 valves', 'valves', ['iso-9001']],
    ['valves ISO 9001 certified', 'valves', ['iso-9001']],
    ['HACCP IATF 16949', '', ['haccp', 'iatf-16949']],
    ['reach truck', 'reach truck', []],
    ['DIN 912 bolts', 'din 912 bolts', []],
  ])('%s', (text, rest, certificates) => {
    expect(recognise(text)).toMatchObject({ rest, certificates });
  });
});
