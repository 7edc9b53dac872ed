import { touched } from '@wbn/ui-kit/theme/font-later.ts';
import type { CodeStart } from '../../routing/route-record.ts';
import { otherTexts, textsOfPage } from '../i18n/text-links.ts';

/** What a document says about its code, as a data block with the id `page-code`. */
export interface PageCode {
  readonly start: CodeStart;
  /** React Router's own, without the stream of data. */
  readonly context: unknown;
  /** Files that others import, in the order in which they are run. */
  readonly files: readonly string[];
  /** Files of each matched route, by its id. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  readonly entry: string;
}

declare global {
  interface Window {
    /** There until the page is alive: ends the watch over it, and gives the click that nobody has answered yet. */
    wbnAwake?: () => Event | undefined;
    /** Answers with the texts of the page, by address. */
    wbnTexts?: Readonly<Record<string, Promise<Response>>>;
  }
}

export const codeBlockId = 'page-code';
export const dataBlockId = 'loader-data';

const watch = [
  'var page,started,touched,clicked,watch=new AbortController();',
  'function on(type,act){w.addEventListener(type,act,{capture:true,passive:true,signal:watch.signal})}',
  // Buttons that only code can answer; what links, forms and popovers do, the browser does without it.
  "on('click',function(e){var b=e.target.closest&&e.target.closest('button');" +
    "clicked=b&&b.type==='button'&&!b.popoverTargetElement?e:undefined});",
  "on('input',function(){clicked=undefined});",
  "['pointerdown','pointermove','keydown','focusin'].forEach(function(type){on(type,function(e){" +
    // A page that moves below a pointer at rest is not touched.
    "if(type==='pointermove'&&!e.movementX&&!e.movementY)return;touched=e.target;answer()})});",
  // While it is being dispatched React answers it itself.
  'w.wbnAwake=function(){watch.abort();return clicked===w.event?undefined:clicked};',
];

/**
 * The first page of a phone is not shown the web font, whose address the document has in `data-font`: it is fetched when the page is painted,
 * and is there with the document of those that follow.
 */
const font = [
  "var root=d.documentElement,font=root.dataset.font,fontKey='wbn-font',known;",
  `if(font&&matchMedia('${touched}').matches){try{known=localStorage.getItem(fontKey)===font}catch(e){}`,
  "if(known){var p=d.createElement('link');p.rel='preload';p.as='font';p.type='font/woff2';p.crossOrigin='';p.href=font;" +
    'd.head.append(p);delete root.dataset.font}',
  "else w.addEventListener('load',function(){new PerformanceObserver(function(l,o){" +
    "if(!l.getEntriesByName('first-contentful-paint').length)return;o.disconnect();" +
    `d.fonts.load('1em "Inter Variable"').then(function(){localStorage.setItem(fontKey,font)}).catch(function(){})})` +
    ".observe({type:'paint',buffered:true})})}",
];

const decide = [
  "function isMember(){return d.documentElement.hasAttribute('data-signed-in')}",
  // Of some pages only header and side column need code: reading, scrolling and following links is no sign.
  "function answer(){if(page&&touched&&(page.start==='idle'||touched.closest&&touched.closest('header,aside')))start()}",
  // After the frame that shows what was loaded; a tab in the background waits until it is looked at.
  'function idle(){requestAnimationFrame(function(){' +
    'w.requestIdleCallback?w.requestIdleCallback(start,{timeout:3000}):setTimeout(start,200)})}',
  "d.addEventListener('DOMContentLoaded',function(){" +
    `page=d.getElementById('${codeBlockId}');if(!page)return;page=JSON.parse(page.textContent);` +
    "if(page.start==='now'||isMember())start();else answer();" +
    "if(page.start==='idle'&&!started)w.addEventListener('load',idle)});",
];

const start = [
  'function start(){if(started)return;started=true;',
  "page.files.concat(page.entry).forEach(function(file){var l=d.createElement('link');" +
    "l.rel='modulepreload';l.fetchPriority='low';l.href=file;d.head.append(l)});",
  // Pages of members use any texts. Who reads them hears of it when one does not come.
  `w.wbnTexts={};d.querySelectorAll('link[rel'+(isMember()?'^=${otherTexts}':'=${textsOfPage}')+']').forEach(function(l){` +
    '(w.wbnTexts[l.href]=fetch(l.href)).catch(function(){})});',
  'w.__reactRouterContext=page.context;page.context.stream=new ReadableStream({start:function(c){' +
    `c.enqueue(d.getElementById('${dataBlockId}').textContent);c.close()}}).pipeThrough(new TextEncoderStream());`,
  'var modules=w.__reactRouterRouteModules={};',
  // One file after the other, each in a task of its own: whoever touches the page meanwhile is answered in between.
  'function run(file){return import(file).then(function(m){return new Promise(function(done){setTimeout(done,0,m)})})}',
  'page.files.reduce(function(before,file){return before.then(function(){return run(file)})},Promise.resolve())',
  '.then(function(){return Promise.all(Object.keys(page.routes).map(function(id){',
  'return Promise.all(page.routes[id].map(run)).then(function(parts){modules[id]=Object.assign.apply(null,[{}].concat(parts))})}))})',
  // What could not be fetched leaves the page as it was sent: readable, with links and forms that work.
  '.then(function(){return import(page.entry)}).catch(function(e){if(!(e instanceof TypeError))throw e})}',
];

/**
 * Script for the head of every document; the same text everywhere, allowed by its hash. It watches the page until that is alive: the
 * code comes when nothing else is to be done, or at the first touch, and a click that came too early is kept for it.
 */
export const startScript = `(function(w,d){${[...font, ...watch, ...decide, ...start].join('')}})(window,document)`;
