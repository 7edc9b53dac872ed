import { expect, it } from 'vitest';
import { followAll } from './link-choice.ts';

const everything = '/search-result?business=MA&countries=global&search=';
const ofPeru = '/search-result?business=MA&countries=PE&search=';

it.each([
  ['/industries', `${everything}&category=0001.01&sort=newest`, true],
  [everything, '/industries', true],
  [everything, ofPeru, true],
  [`/zh${everything}`, `/zh${ofPeru}`, true],
  [`/zh${everything}`, `/zh${everything.replace('MA', 'PR')}`, false],
  [everything, everything.replace('MA', 'PR'), true],
  [ofPeru, `${ofPeru}&page=2`, true],
  [ofPeru, ofPeru.replace('PE', 'PE,CL'), false],
  [everything, `${everything}&category=0001.01`, true],
  [`/zh${everything}`, `/zh${everything}&category=0001.01`, false],
  [ofPeru, `${ofPeru}&category=0001.01`, false],
  [`${everything}&category=0001.01`, `${everything}&category=0001.01,0001.02`, false],
  [`${everything}&category=0001.01`, `${everything}&category=0001.02`, false],
  [everything, `${everything}&size=20`, true],
  [`${everything}&size=20`, `${everything}&size=20&page=2`, false],
  ['/companies', '/companies?countries=AU', true],
  ['/companies', '/companies?industry=0001', true],
  ['/companies?countries=AU', '/companies?countries=AU&industry=0001', false],
  ['/companies?industry=0001', '/companies?industry=0001&category=0001.11', false],
  ['/zh/verified-manufacturers', '/zh/verified-manufacturers?size=20', false],
])('the link from %s to %s is followed: %s', (from, to, isFollowed) => {
  expect(followAll()(from, to, '')).toBe(isFollowed);
});
