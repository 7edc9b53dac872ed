import { Calendar, Sheet } from '../pieces/papers.tsx';
import { Person } from '../pieces/person.tsx';
import { Clock, Desk, Disc, Floor, Plant } from '../pieces/room.tsx';
import { Laptop } from '../pieces/screens.tsx';
import { Globe } from '../pieces/symbols.tsx';

/** The team of the network before a globe. */
export function Team() {
  return (
    <>
      <Globe x={320} y={150} scale={1.56} tone="soft" land="mid" />
      <Floor />
      <Person
        x={140}
        y={276}
        skin={3}
        hair="long"
        top="accent"
        legs="deep"
        skirt
        arms={['down', 'hip']}
        scale={1.1}
      />
      <Person
        x={222}
        y={276}
        skin={1}
        hair="short"
        hairTone="hair"
        top="deep"
        arms={['hip', 'down']}
        collar
        scale={1.2}
      />
      <Person x={314} y={276} skin={2} hair="bun" top="brand" arms={['down', 'down']} collar scale={1.25} />
      <Person x={410} y={276} skin={3} hair="bald" top="mid" arms={['down', 'up']} scale={1.2} />
      <Person
        x={496}
        y={276}
        skin={1}
        hair="scarf"
        hairTone="accentDeep"
        top="deep"
        legs="brand"
        skirt
        arms={['hip', 'down']}
        scale={1.1}
      />
    </>
  );
}

/** A future colleague meets the team: an open chair, a calendar, an application. */
export function WorkWithUs() {
  return (
    <>
      <Disc />
      <Floor />
      <Sheet x={150} y={214} scale={0.42} turn={-6} lines={3} />
      <Person
        x={176}
        y={276}
        skin={2}
        hair="long"
        top="accent"
        legs="deep"
        arms={['down', 'out']}
        scale={1.2}
      />
      <Person
        x={304}
        y={276}
        skin={1}
        hair="short"
        hairTone="hair"
        top="brand"
        arms={['down', 'out']}
        flip
        collar
        scale={1.25}
      />
      <Desk x={460} y={276} width={200} tone="deep" />
      <Laptop x={452} y={200} scale={0.8}>
        <path className="strokeBrand" strokeWidth="7" d="M-46-74h44" />
        <path className="strokeLine" strokeWidth="6" d="M-46-56h90M-46-40h60" />
      </Laptop>
      <Calendar x={410} y={72} scale={0.8} />
      <Clock x={506} y={70} />

      <Plant x={84} y={276} />
    </>
  );
}
