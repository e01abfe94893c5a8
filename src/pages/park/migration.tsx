import { useId, useState } from 'react';
import type { Park } from '../../content/types.ts';
import { say } from '../../words/say.ts';
import './migration.css';

/** The positions of the legs on the sketch, in the order of the year. */
const STATIONS = [
  [206, 333],
  [173, 247],
  [82, 198],
  [186, 96],
  [234, 165],
] as const;

/** Arrowheads between them: position, and degrees clockwise from pointing right. */
const ARROWS = [
  '198 297) rotate(-100',
  '128 233) rotate(192',
  '92 152) rotate(-62',
  '219 126) rotate(62',
  '257 238) rotate(97',
];

/** The card of the Great Migration; its button reveals the route. */
export function Migration({ migration }: { migration: NonNullable<Park['migration']> }) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <section className="migration" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{migration.title}</h2>
      <p className="prose">{migration.text}</p>
      <button
        type="button"
        className="button scripted"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        {migration.button}
      </button>
      <div className="route" id={id} hidden={!shown}>
        <Sketch />
        <ol className="legs">
          {migration.legs.map(({ months, place, text }) => (
            <li key={months}>
              <p className="label">{months}</p>
              <h3>{place}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The loop over land, lakes, rivers and border, north at the top: a sketch, drawn from coordinates. */
function Sketch() {
  return (
    <svg
      className="sketch"
      viewBox="-24 8 448 398"
      role="img"
      aria-label={say(
        'Sketch of the route: a clockwise loop from Ndutu in the south past Seronera to the western corridor, north to the Mara River at Kogatende, and back by Lobo in the east.',
      )}
    >
      <path className="land" d="M-24 0H424V410H-24z" />
      <path
        className="reserve"
        d="M24 192L100 176 152 164 154 124 138 84 156 72 244 122 250 182 262 236 284 300 242 318 200 336 160 330 132 290 110 250 60 230 26 220z"
      />
      <path
        className="lake"
        d="M-24 0H45L36 50 5 82-24 99zM-24 176L0 182 25 198 20 223 0 239-24 244zM355 200q30-8 29 22t-12 36-18-24zM164 388Q170 360 206 353 252 346 256 366 254 390 218 392 188 386 164 388z"
      />
      <path className="river" d="M248 33Q230 80 198 91T124 99 36 82M223 182Q190 168 140 182T25 182" />
      <circle className="crater-rim" cx="302" cy="363" r="14" />
      <path className="border" d="M25 -8L424 212" />
      <path
        className="loop"
        d="M206 333C190 310 195 270 173 247S110 235 82 198 90 150 120 130 160 92 186 96 228 130 234 165 270 220 252 262 220 300 206 333z"
      />
      {ARROWS.map((place) => (
        <path key={place} className="arrow" d="M9 0L-6-8V8z" transform={`translate(${place})`} />
      ))}
      <text x="290" y="120">
        {say('Kenya')}
      </text>
      <text x="290" y="182">
        {say('Tanzania')}
      </text>
      <text x="44" y="62">
        {say('Lake Victoria')}
      </text>
      <text x="412" y="278" textAnchor="end">
        {say('Lake Natron')}
      </text>
      <text x="154" y="374" textAnchor="end">
        {say('Lake Eyasi')}
      </text>
      <text x="38" y="118">
        {say('Mara River')}
      </text>
      <text x="114" y="168">
        {say('Grumeti River')}
      </text>
      <text x="320" y="368">
        Ngorongoro
      </text>
      {STATIONS.map(([x, y], index) => (
        <g key={x} className="station" transform={`translate(${x} ${y})`}>
          <circle r="13" />
          <text y="6">{index + 1}</text>
        </g>
      ))}
    </svg>
  );
}
