import { Person } from '../pieces/person.tsx';
import { Desk, Disc, Floor, Plant } from '../pieces/room.tsx';
import { BrowserWindow, Laptop, Phone } from '../pieces/screens.tsx';
import { Bubble, Words } from '../pieces/symbols.tsx';

/** A service agent with a headset on the telephone. */
export function ContactCall() {
  return (
    <>
      <Disc />
      <Floor />
      <Person
        x={300}
        y={310}
        skin={3}
        hair="bun"
        top="brand"
        arms={['down', 'type']}
        collar
        seated
        scale={1.5}
      />
      <path className="strokeInk" strokeWidth="5" d="M281 112c-4-34 42-34 38 0" />
      <path className="accent" d="M275 104h11v20h-11zM314 104h11v20h-11z" />
      <path className="strokeInk" strokeWidth="3" d="M281 122q2 12 14 12" />
      <Desk x={330} y={276} width={330} tone="deep" front />
      <Laptop x={416} y={200} scale={0.8}>
        <path className="strokeLine" strokeWidth="7" d="M-46-74h70M-46-56h50M-46-38h60" />
      </Laptop>
      <Bubble x={452} y={74}>
        <Words x={0} y={0} />
      </Bubble>
      <Bubble x={172} y={92} flip tone="accent">
        <path className="strokeHairDark" strokeWidth="7" strokeDasharray="0 18" d="M-18 0h38" />
      </Bubble>
      <Plant x={120} y={276} />
    </>
  );
}

/** A message from a company on a phone, answered. */
export function MessagingApp() {
  return (
    <>
      <Disc />
      <Phone x={320} y={160} scale={1.5}>
        <path className="brand" d="M-41-72h82v20h-82z" />
        <circle className="accent" cx="-28" cy="-62" r="6" />
        <path className="strokePaper" strokeWidth="4" d="M-14-62h30" />
        <path className="soft" d="M-32-42h46q6 0 6 6v12q0 6-6 6h-38l-8 7z" />
        <path className="mid" d="M34-6h-46q-6 0-6 6v18q0 6 6 6h38l8 7z" />
        <path className="soft" d="M-32 40h34q6 0 6 6v8q0 6-6 6h-26l-8 7z" />
        <path className="strokeLine" d="M-24-34h36M-24-26h22M-24 50h22" />
        <path className="strokePaper" d="M-10 4h36M-10 13h24" />
      </Phone>
      <Bubble x={474} y={110} scale={1.4}>
        <Words x={0} y={0} />
      </Bubble>
      <Bubble x={164} y={176} scale={1.4} flip tone="brand" />
      <path className="strokePaper" strokeWidth="9" d="M148 176l12 12 22-26" />
    </>
  );
}

/** Four people in a video call between countries. */
export function VideoCall() {
  return (
    <>
      <Disc />
      <BrowserWindow x={320} y={158} scale={1.36}>
        <path className="soft" d="M-140-62h136v66h-136zM4 12h136v66h-136z" />
        <path className="mid" d="M4-62h136v66h-136zM-140 12h136v66h-136z" />
        <svg x="-140" y="-62" width="136" height="66" aria-hidden="true">
          <Person x={68} y={154} skin={1} hair="bob" hairTone="hair" top="brand" collar scale={0.95} />
        </svg>
        <svg x="4" y="-62" width="136" height="66" aria-hidden="true">
          <Person x={68} y={154} skin={3} hair="short" top="accent" scale={0.95} arms={['down', 'up']} />
        </svg>
        <svg x="-140" y="12" width="136" height="66" aria-hidden="true">
          <Person x={68} y={154} skin={2} hair="scarf" hairTone="deep" top="brand" scale={0.95} />
        </svg>
        <svg x="4" y="12" width="136" height="66" aria-hidden="true">
          <Person x={68} y={154} skin={2} hair="bald" top="deep" collar scale={0.95} />
        </svg>
        <path className="accentDeep" d="M-12 86a12 12 0 0 1 24 0 12 12 0 0 1-24 0z" />
        <path className="strokePaper" d="M-5 86q5-4 10 0" />
      </BrowserWindow>
    </>
  );
}

/** Messages of several companies in threads. */
export function MessageThreads() {
  return (
    <>
      <Disc />
      <BrowserWindow x={320} y={156} scale={1.36}>
        <path className="soft" d="M-150-71h106v168h-96q-10 0-10-10z" />
        <path className="paper" d="M-142-62h90v34h-90z" />
        <g className="mid">
          <circle cx="-128" cy="-45" r="10" />
          <circle className="accent" cx="-128" cy="-8" r="10" />
          <circle className="brand" cx="-128" cy="28" r="10" />
          <circle cx="-128" cy="64" r="10" />
        </g>
        <path className="strokeMid" strokeWidth="4" d="M-112-50h46M-112-13h40M-112 23h50M-112 59h36" />
        <path className="strokeLine" strokeWidth="4" d="M-112-40h30M-112-3h46M-112 33h28M-112 69h44" />
        <path className="soft" d="M-30-54h96q8 0 8 8v18q0 8-8 8h-86l-10 9z" />
        <path className="brand" d="M134-4h-86q-8 0-8 8v22q0 8 8 8h76l10 9z" />
        <path className="soft" d="M-30 48h76q8 0 8 8v12q0 8-8 8h-66l-10 9z" />
        <path className="strokeLine" strokeWidth="4" d="M-20-43h76M-20-31h50M-20 62h54" />
        <path className="strokePaper" strokeWidth="4" d="M52 8h66M52 20h44" />
      </BrowserWindow>
    </>
  );
}
