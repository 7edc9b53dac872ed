/**
 * Registrable domains at which people of many companies have pages or addresses, and which neither the Public Suffix List nor the lists of mail
 * services name: networks and shops, site builders and free hosts, directories, internet providers.
 */
export const sharedHosts: ReadonlySet<string> = new Set(
  `
  about.me academia.edu behance.net blogger.com bsky.app crunchbase.com discord.com discord.gg dribbble.com facebook.com fb.com fb.me flickr.com
  github.com gitlab.com glassdoor.com goo.gl google.com instagram.com issuu.com linkedin.com linktr.ee livejournal.com mastodon.social medium.com
  messenger.com notion.so ok.ru patreon.com pinterest.com quora.com reddit.com researchgate.net slideshare.net snapchat.com soundcloud.com
  spotify.com substack.com t.me telegram.me telegram.org threads.net tiktok.com tripadvisor.com tumblr.com twitch.tv twitter.com untappd.com
  viber.com vimeo.com vk.com wa.me weibo.com wechat.com whatsapp.com wikipedia.org x.com xing.com youtu.be youtube.com zalo.me bandcamp.com ratebeer.com
  1688.com alibaba.com aliexpress.com allegro.pl amazon.com bigcartel.com bol.com cdiscount.com coupang.com dhgate.com ebay.com etsy.com flipkart.com
  jd.com lazada.com mercadolibre.com mercadolivre.com.br ozon.ru rakuten.co.jp shopee.com taobao.com tmall.com tokopedia.com trendyol.com
  walmart.com wildberries.ru zalando.com
  angelfire.com awardspace.com blogspot.com brizy.io carrd.co cargo.site chez.com doodlekit.com duda.co fc2.com format.com fortunecity.com
  freeservers.com freewebs.com geocities.com geocities.jp godaddy.com godaddysites.com googlepages.com hatenablog.com hostinger.com hpage.com
  ionos.com jimdo.com jimdofree.com jouwweb.nl multimania.com myshopify.com mystrikingly.com neocities.org one.com over-blog.com ovh.com pagesperso-orange.fr
  portfoliobox.net shopify.com simdif.com simplesite.com site123.com site123.me sitew.com square.site squarespace.com strato.de strikingly.com tilda.cc tilda.ws
  tripod.com typepad.com ucoz.com ucoz.ru ueniweb.com voog.com webador.com webflow.com weebly.com webnode.com webnode.page webs.com
  webself.net website.com websitebuilder.com wix.com wixsite.com wordpress.com wpengine.com xara.com yola.com yolasite.com zoho.com zyro.com
  business.site negocio.site altervista.org aruba.it
  11880.com 2gis.com 2gis.ru apontador.com.br bizrate.com bloomberg.com cylex.de cylex.com dnb.com ec21.com ecplaza.net europages.com
  europages.co.uk exportersindia.com exportpages.com firmenwissen.de foursquare.com gelbeseiten.de globalsources.com goldenpages.ie
  hellopages.com herold.at hotfrog.com infobel.com indiamart.com justdial.com kompany.com kompass.com local.ch localsearch.ch made-in-china.com manta.com
  northdata.com opencorporates.com opendi.com paginasamarillas.es paginasamarillas.com paginebianche.it paginegialle.it
  pagesjaunes.fr societe.com sulekha.com superpages.com thomasnet.com todayir.com tradeindia.com tradekey.com tradewheel.com trustpilot.com truelocal.com.au
  verif.com wlw.de wlw.at wlw.ch yell.com yellow.co.nz yellowpages.ca yellowpages.com yellowpages.com.au yelp.com zoominfo.com
  asahi-net.or.jp att.com bell.ca bell.net bellsouth.com biglobe.ne.jp blueyonder.co.uk bt.com cantv.net centurylink.com claro.com.br comcast.com cox.com
  dion.ne.jp free.fr frontier.com hinet.net kpn.com magenta.at nifty.com nos.pt ntlworld.com ocn.ne.jp odn.ne.jp ono.com plala.or.jp planet.nl proximus.be
  singnet.com.sg so-net.ne.jp spectrum.com swisscom.ch swisscom.com t-mobile.com talktalk.co.uk tdc.dk telefonica.com telefonica.net telia.com telstra.com tpg.com.au turkcell.com.tr
  upcmail.nl verizon.com videotron.ca videotron.com virginmedia.com vodafone.com vodafone.de wind.it windstream.com xs4all.nl ziggo.nl
  `.match(/\S+/g),
);
