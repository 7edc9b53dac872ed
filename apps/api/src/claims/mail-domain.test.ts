import { describe, expect, it } from 'vitest';
import { isAtDomain, mailDomainOf } from './mail-domain.ts';

describe('CLM-02 the domain at which a code proves that somebody belongs to a company', () => {
  it.each([
    ['https://www.rossi.example/contact', 'rossi.example'],
    ['http://valves.co.uk/en/index.html', 'valves.co.uk'],
    ['https://bücher.example', 'xn--bcher-kva.example'],
    ['http://www.valves.com.au:8080', 'valves.com.au'],
    ['https://www.siemens.com/de-de/', 'siemens.com'],
  ])('%s: %s', async (website, domain) => expect(await mailDomainOf(website)).toEqual({ domain }));

  it.each([
    [undefined, 'no-website'],
    ['', 'no-website'],
    ['http://192.0.2.1/', 'no-website'],
    ['http://localhost', 'no-website'],
    ['https://www.facebook.com/rossi', 'shared-host'],
    ['https://rossi.github.io', 'shared-host'],
    ['https://sites.google.com/view/rossi', 'shared-host'],
    ['http://gmail.com', 'mail-service'],
    ['http://home.t-online.de/rossi', 'mail-service'],
    ['http://shop.valves.co.uk', 'part-of-site'],
    ['http://valves.example/~rossi', 'part-of-site'],
    ['http://valves.example/companies/rossi', 'part-of-site'],
    ['http://valves.example/index.php?company=7', 'part-of-site'],
    ['http://valves.example/#rossi', 'part-of-site'],
  ])('refuses %s: %s', async (website, obstacle) =>
    expect(await mailDomainOf(website)).toEqual({ obstacle }),
  );

  it('refuses mailboxes of providers, free hosts, listing services and universities', async () => {
    const offered = [];
    for (const host of shared.match(/\S+/g) ?? [])
      for (const website of [`http://${host}`, `https://www.${host}/`, `http://${host}/~name`])
        if (!('obstacle' in (await mailDomainOf(website)))) offered.push(website);
    expect(offered).toEqual([]);
  });

  it.each([
    ['ana@rossi.example', true],
    ['ana@mail.rossi.example', true],
    ['ana@notrossi.example', false],
    ['ana@rossi.example.com', false],
    ['ana@gmail.com', false],
  ])('%s belongs to rossi.example: %s', (email, expected) =>
    expect(isAtDomain(email, 'rossi.example')).toBe(expected),
  );

  it('compares registrable domains, not endings', () => {
    expect(isAtDomain('ana@other.co.uk', 'valves.co.uk')).toBe(false);
    expect(isAtDomain('ana@bücher.example', 'xn--bcher-kva.example')).toBe(true);
  });
});

const shared = `
  gmail.com hotmail.com outlook.com yahoo.com yahoo.co.jp aol.com icloud.com proton.me gmx.de web.de mail.ru yandex.ru qq.com 163.com 126.com naver.com
  xs4all.nl ziggo.nl planet.nl home.nl telenet.be skynet.be proximus.be orange.fr free.fr wanadoo.fr laposte.net sfr.fr t-online.de arcor.de freenet.de
  libero.it tiscali.it virgilio.it aruba.it tin.it alice.it btinternet.com talktalk.co.uk virginmedia.com ntlworld.com sky.com videotron.com videotron.ca
  shaw.ca rogers.com bell.net telus.net comcast.net verizon.net att.net cox.net earthlink.net charter.net bellsouth.net bigpond.com optusnet.com.au
  iinet.net.au xtra.co.nz singnet.com.sg hinet.net nifty.com biglobe.ne.jp so-net.ne.jp uol.com.br bol.com.br terra.com.br sapo.pt telefonica.net
  wp.pl onet.pl interia.pl o2.pl seznam.cz centrum.cz bluewin.ch
  tripod.com angelfire.com geocities.com webs.com weebly.com wix.com wixsite.com squarespace.com jimdo.com jimdofree.com yola.com wordpress.com
  blogspot.com freeservers.com altervista.org neocities.org webnode.com site123.me strikingly.com ucoz.com webflow.com carrd.co godaddysites.com github.io
  gitlab.io netlify.app vercel.app pages.dev web.app herokuapp.com myshopify.com tumblr.com chez.com multimania.com fc2.com
  todayir.com alibaba.com made-in-china.com indiamart.com tradeindia.com exportersindia.com ec21.com globalsources.com dhgate.com tradekey.com europages.com
  kompass.com wlw.de thomasnet.com yellowpages.com paginegialle.it pagesjaunes.fr gelbeseiten.de yell.com hotfrog.com manta.com yelp.com cylex.de
  facebook.com instagram.com linkedin.com twitter.com x.com youtube.com vk.com t.me linktr.ee medium.com amazon.com ebay.com etsy.com mercadolibre.com
  mit.edu stanford.edu harvard.edu berkeley.edu ox.ac.uk cam.ac.uk u-tokyo.ac.jp tsinghua.edu.cn pku.edu.cn iitb.ac.in unimelb.edu.au unibo.it polimi.it
  uni-heidelberg.de tum.de rwth-aachen.de ethz.ch epfl.ch kth.se chalmers.se tudelft.nl uva.nl kuleuven.be dtu.dk ugr.es uc.cl usp.br unam.mx mcgill.ca
`;
