const shoulders = 'M36 320q4-86 76-98h96q72 12 76 98z';

/** A woman in a dark jacket: the chief executive. 320 by 320. */
export function ChiefExecutive() {
  return (
    <>
      <circle className="soft" cx="160" cy="150" r="132" />
      <path className="hair" d="M92 142c-10-122 146-122 136 0l8 74q-20 18-76 18t-76-18z" />
      <path className="deep" d={shoulders} />
      <path className="paper" d="M130 220l30 74 30-74z" />
      <path className="skin1" d="M136 176h48v44l-24 40-24-40z" />
      <path className="shadow" d="M136 188h48v6q-24 22-48 0z" />
      <path
        className="brand"
        d="M128 216l-26 18 10 26-12 10 56 50h8l-4-22zM192 216l26 18-10 26 12 10-56 50h-8l4-22z"
      />
      <path className="skin1" d="M112 122c0-62 96-62 96 0v22c0 70-96 70-96 0z" />
      <path
        className="hair"
        d="M108 150c-10-84 26-94 54-94 32 0 58 22 50 92-6-30-18-48-28-56-18 18-46 26-62 26-6 8-12 18-14 32z"
      />
      <path className="strokeHair" strokeWidth="3.5" d="M128 132q9-6 18 0M174 132q9-6 18 0" />
      <path
        className="hairDark"
        d="M133 146a4 4 0 0 1 8 0 4 4 0 0 1-8 0zM179 146a4 4 0 0 1 8 0 4 4 0 0 1-8 0z"
      />
      <path className="strokeShadow" d="M160 150l-4 14h6M146 178q14 10 28 0" />
      <circle className="accent" cx="226" cy="282" r="6" />
    </>
  );
}

/** A man in suit and tie: the director of the network. 320 by 320. */
export function NetworkDirector() {
  return (
    <>
      <circle className="soft" cx="160" cy="150" r="132" />
      <path className="deep" d={shoulders} />
      <path className="paper" d="M122 222l38 98 38-98z" />
      <path className="skin2" d="M132 176h56v38l-28 34-28-34z" />
      <path className="shadow" d="M132 190h56v6q-28 24-56 0z" />
      <path className="accent" d="M152 248h16l6 14-8 10 8 48h-28l8-48-8-10z" />
      <path className="paper" d="M130 206l30 42-18 20-22-46zM190 206l-30 42 18 20 22-46z" />
      <path className="brand" d="M122 218l-24 20 12 22-10 10 44 50h6zM198 218l24 20-12 22 10 10-44 50h-6z" />
      <path
        className="skin2"
        d="M110 148a11 15 0 0 1 0-30h100a11 15 0 0 1 0 30zM112 114c0-54 96-54 96 0v34c0 70-96 70-96 0z"
      />
      <path
        className="hairDark"
        d="M110 130c-10-66 22-80 52-80 34 0 58 22 48 80-2-14-8-26-16-34-26 4-48-2-62-10-12 8-18 26-22 44z"
      />
      <path className="strokeHairDark" strokeWidth="4" d="M128 128q10-6 20-1M172 127q10-5 20 1" />
      <path
        className="hairDark"
        d="M134 144a4 4 0 0 1 8 0 4 4 0 0 1-8 0zM178 144a4 4 0 0 1 8 0 4 4 0 0 1-8 0z"
      />
      <path
        className="strokeHairDark"
        d="M124 144a14 13 0 0 1 28 0 14 13 0 0 1-28 0zM168 144a14 13 0 0 1 28 0 14 13 0 0 1-28 0zM152 142q8-5 16 0"
      />
      <path className="strokeShadow" d="M160 154l-5 14h8M146 182q14 9 28 0" />
    </>
  );
}
