/**
 * The rooms of the house, one drawing each, on a field 600 units wide whose lower edge is the floor.
 * Cords, pipes and the line home run far above the field: the room cuts them off at its ceiling.
 */
import type { ReactNode } from 'react';
import { AT_HOME } from './copy.ts';

export function AtticScene() {
  return (
    <Scene room="attic" height={600}>
      <path d="M478 460V150h62v310" className="fill-raised" />
      <path d="M470 150h78v-14h-78zM484 136v-16h18v16M516 136v-16h18v16M478 186h62M478 222h62M478 258h62M478 294h62M478 330h62M478 366h62M478 402h62M510 150v36M494 186v36M526 186v36M510 222v36M494 258v36M526 258v36M510 294v36M526 330v36M510 366v36" />
      <path
        d="M494 108c-16-18 14-30-2-48s6-26 0-44M526 108c14-18-10-26 4-46"
        className="stroke-line-strong"
      />
      <path d="M-40 600L300 84L640 600" className="fill-paper" />
      <path d={TILES} strokeWidth="1.3" />
      <path d="M14 600L300 164L586 600" className="fill-raised" />
      <path d="M300 84v80" />
      <path d="M144 402h312M158 380h284M300 164v216" />
      <path d="M214 402l-30 40M386 402l30 40" />
      <g className="fill-raised">
        <path d="M196 424h208v176H196z" />
        {Array.from({ length: 30 }, (_, index) => {
          const x = 202 + (index % 6) * 33;
          const y = 430 + Math.floor(index / 6) * 33;
          return (
            <path
              key={index}
              d={`M${x} ${y}h30v29h-30zM${x + 10} ${y + 14}h10`}
              className={index === 29 ? 'fill-alert-tint stroke-alert' : ''}
              strokeWidth="1.5"
            />
          );
        })}
        <path d="M301 496h30v29h-30z" className="fill-ink" />
        <path d="M308 488l20-8 6 22-22 8z" />
        <path d="M294 512h44l6 24h-56z" className="fill-accent-tint" />
        <path d="M308 524h16" />
      </g>
      <path
        d="M92 600v-44h76v44zM92 570h76M104 556v-8h52v8M128 570v10h8v-10"
        className="fill-warn-tint"
      />
      <path d="M104 548l8-26h32l10 26" />
      <path
        d="M432 596c26 10 72 10 100-2M446 592l8-34M510 590l-6-32M454 558c14 6 36 6 50 0l8-26 18-8-8-16-16 4-10 26h-34c-10 0-12 10-8 20zM512 518l-8-14M452 546l-14 14"
        className="fill-raised"
      />
      <circle cx="520" cy="516" r="1.8" className="fill-ink" />
      <path d="M420 402v40" />
      <circle
        cx="420"
        cy="456"
        r="34"
        className="origin-center fill-warn-tint stroke-none transition-[scale] duration-240 [transform-box:fill-box] starting:scale-0"
      />
      <path d="M412 442h16l3 12a11 11 0 0 1-22 0z" className="fill-warn-tint" />
      <path d="M-40 600H640" strokeWidth="6" strokeLinecap="butt" />
      <g className="max-md:hidden">
        <path d="M96-60a58 58 0 1 0 44 98 46 46 0 1 1-44-98z" className="fill-raised" />
        <path d="M236-96q14-16 24 0 10-16 24 0M300-60q10-12 18 0 8-12 18 0M196-40q8-10 14 0 6-10 14 0M372-128q8-10 14 0 6-10 14 0" />
        <path d="M236 180v-96M208 84h56M216 100h40M224 68h24M236 84V56" />
      </g>
      <Riser from={600} to={586} x={578} />
      <path d="M404 588H578" className="stroke-alert" strokeDasharray="3 8" strokeWidth="3" />
    </Scene>
  );
}

export function StudyScene() {
  return (
    <Scene room="study" height={440} wall="stripes">
      <Riser />
      <path d="M572 292H534" className="stroke-alert" strokeDasharray="3 8" strokeWidth="3" />
      <path d="M30 70h120v150H30z" className="fill-accent-tint" />
      <path d="M90 70v150M30 140h120M22 228h136M24 56h132M30 56c4 60 2 110-12 164M150 56c-4 60-2 110 12 164" />
      <path d="M70 220c0-26-14-26-14-46 0-18 12-24 22-24s24 8 22 26-16 18-18 44" />
      <path d="M200 118h196M200 222h196M208 118v112M388 118v112" />
      {BINDERS.map((year, index) => {
        const x = 216 + index * 28;
        return (
          <g key={year}>
            <path
              d={`M${x} 134h24v88h-24z`}
              className={index === 3 ? 'fill-warn-tint' : 'fill-raised'}
            />
            <text
              x={x + 19}
              y="180"
              transform={`rotate(-90 ${x + 19} 180)`}
              fontSize="19"
              className="fill-ink stroke-none font-mono"
            >
              {year}
            </text>
            <circle cx={x + 12} cy="209" r="5" />
          </g>
        );
      })}
      <path d="M214 118V86h34v32M256 118V70h18v48M280 118l10-44 16 4-10 40M330 118c-12-30 34-30 22 0z" />
      <path
        d="M24 440v-70c0-22 24-26 30-10l4 22h80l4-22c6-16 30-12 30 10v70M58 382v-60c0-30 80-30 80 0v60M34 440h126"
        className="fill-accent-tint"
      />
      <path
        d="M70 392c-4-26 28-34 46-22 10-14 18-6 16 6 10 14-4 28-26 26-22 2-36 0-36-10zM120 376h4M74 398c-12 8-20 2-18-8"
        className="fill-raised"
      />
      <path
        d="M200 440V268h84v172zM200 324h84M200 382h84M234 296h16M234 354h16M234 410h16"
        className="fill-raised"
      />
      <path d="M206 324l-16 30h84l10-30" className="fill-paper" />
      <path d="M208 350l6-34h46l-4 34M220 326h30M219 336h30" className="fill-raised" />
      <path
        d="M320 330h236v12H320zM332 342v98M346 342v98M530 342v98M544 342v98M440 342v34h90"
        className="fill-raised"
      />
      <path d="M370 216h164v92H370zM438 308v22M462 308v22M424 330h52" className="fill-raised" />
      <path d="M380 226h144v72H380z" className="fill-accent-tint stroke-none" />
      <text x="389" y="250" fontSize="19" className="fill-ink stroke-none font-mono">
        fixed rate?
      </text>
      <path d="M390 266h112M390 282h74" className="stroke-accent" strokeWidth="4" />
      <path d="M340 330h26l-6-7h-14zM353 323l-12-56 30-26" />
      <path d="M360 232l26 14-28 20c-10-6-10-26 2-34z" className="fill-warn-tint" />
      <path d="M498 330v-22h22v22M520 312c12-2 12 14 0 14M302 440h260M402 384h84v14h-84zM444 398v28M414 440l30-14 30 14M486 384l12-36" />
    </Scene>
  );
}

export function ChildScene() {
  return (
    <Scene room="child" height={440} wall="stars">
      <Riser />
      <path d="M572 316H520" className="stroke-alert" strokeDasharray="3 8" strokeWidth="3" />
      <path d="M26 440V96M222 440V150M26 206h196M26 226h196M26 376h196M26 398h196M26 150h40v56M182 150v56h40M150 206v-44" />
      <path
        d="M36 206c0-34 20-40 44-40h60c20 0 34 14 36 40M36 376c0-30 16-38 40-38h80c30 0 50 12 56 38M36 348c6-16 40-16 44 0"
        className="fill-accent-tint"
      />
      <path d="M196 226v172M176 226v172M176 256h20M176 290h20M176 324h20M176 358h20" />
      <path
        d="M92 338l26 38M132 338l26 38M92 166l30 40M124 166l32 40"
        className="stroke-line-strong"
      />
      <path d="M300-900V64" />
      <path d="M262 64h76M270 64v30M300 64v52M330 64v22" />
      <path
        d="M262 116c0-16 8-22 8-22s8 6 8 22l-4 8h-8zM292 134l8-18 8 18 18 2-14 10 4 18-16-10-16 10 4-18-14-10zM340 96a14 14 0 1 0 0 20 11 11 0 0 1 0-20z"
        className="fill-warn-tint"
      />
      <circle cx="462" cy="106" r="58" className="fill-raised" />
      <path d="M462 106L510 134A56 56 0 0 1 462 162Z" className="fill-alert-tint stroke-none" />
      <path d="M462 106l48 28M462 106v56M462 50v10M462 152v10M406 106h10M508 106h10" />
      <text
        x="462"
        y="192"
        textAnchor="middle"
        fontSize="20"
        className="fill-alert stroke-none font-mono"
      >
        16–18
      </text>
      <path d="M256 252h120M262 252v-40h14v40M278 252v-48h18v48M298 252l8-42 14 2-8 40" />
      <path
        d="M350 206a22 22 0 1 0 .1 0M334 214c10 12 22 14 36 6M330 236c12-8 30-8 42 2M350 250v2"
        className="fill-accent-tint"
      />
      <path
        d="M300 342h262v12H300zM314 354v86M328 354v86M530 354v86M544 354v86"
        className="fill-raised"
      />
      <path d="M388 240h116l10 102H378z" className="fill-raised" />
      <path d="M398 250h96l8 82H390z" className="fill-paper stroke-none" />
      <circle cx="446" cy="292" r="32" className="fill-raised" />
      <path d="M446 292V260A32 32 0 0 1 469 315Z" className="fill-accent stroke-accent" />
      <path d="M446 260v64M414 292h64M423 269l46 46M469 269l-46 46" strokeWidth="1.3" />
      <path d="M334 342v-34h26v34M338 308l-4-22M348 308v-28M356 308l6-20M524 342l28-10" />
      <path d="M430 440v-30h70v30M440 410v-18c0-16 50-16 50 0v18" />
      <path
        d="M250 440v-36h36v36zM288 440v-36h36v36zM268 404v-36h36v36z"
        className="fill-warn-tint"
      />
      {BLOCKS.map(([letter, x, y]) => (
        <text
          key={letter}
          x={x}
          y={y}
          textAnchor="middle"
          fontSize="22"
          className="fill-ink stroke-none font-display"
        >
          {letter}
        </text>
      ))}
      <path
        d="M92 110l-34-52 38-28 30 42zM58 58l68 14M92 110l4-80M92 110c-6 14 14 16 8 32"
        className="fill-alert-tint"
      />
    </Scene>
  );
}

export function KitchenScene() {
  return (
    <Scene room="kitchen" height={440} wall="tiles">
      <Riser />
      <path d="M572 250H534" className="stroke-alert" strokeDasharray="3 8" strokeWidth="3" />
      <path
        d="M24 440V110h128v330zM24 214h128M142 130v56M142 236v80M36 440v-8M140 440v-8"
        className="fill-raised"
      />
      <path d="M36 232h94v104H36z" className="fill-warn-tint" />
      <circle cx="83" cy="232" r="5" className="fill-alert stroke-alert" />
      <text fontSize="19" className="fill-ink stroke-none font-mono">
        {['flour', 'eggs', 'lemons'].map((item, line) => (
          <tspan key={item} x="46" y={262 + line * 26}>
            {item}
          </tspan>
        ))}
      </text>
      <path d="M44 256h64" className="stroke-alert" />
      <path d="M40 110V84h40v26M48 84V72h24v12M96 110c-6-30 48-30 42 0M112 76h10" />
      <path d="M186 76h150M186 152h150M194 76v10M328 76v10M194 152v10M328 152v10" />
      <path
        d="M200 152v-36h28v36M204 116v-8h20v8M238 152v-46h30v46M242 106v-8h22v8M278 152v-30h24v30M282 122v-8h16v8M312 152c-4-20 18-20 14 0M202 76V50h16v26M226 76c-4-34 30-34 26 0M264 76V56h28v20M292 60c10 0 10 12 0 12M302 76l8-30 12 30z"
        className="fill-accent-tint"
      />
      <path d="M440-900V54M504-900V54M404 108l36-54h64l36 54z" className="fill-raised" />
      <path
        d="M404 440V256h136v184zM404 284h136M420 306h104v88H420zM432 318h80M420 420h104"
        className="fill-raised"
      />
      <path
        d="M418 270h.1M444 270h.1M500 270h.1M526 270h.1"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M416 256v-38h56v38zM406 226h10M472 226h10M424 218c0-10 40-10 40 0M488 256v-20h40v20M528 242h34"
        className="fill-paper"
      />
      <path d="M434 200c-8-12 8-18 0-32M454 198c-8-12 8-18 0-32" className="stroke-line-strong" />
      <path d="M286-900V190" />
      <path d="M240 226c0-50 92-50 92 0z" className="fill-warn-tint" />
      <path d="M264 226c0 14 44 14 44 0" />
      <path d="M170 332h220v12H170zM186 344l-8 96M374 344l8 96" className="fill-raised" />
      <path
        d="M196 332l10-26 46 8 46-10 12 28M252 314l2 18M212 314l30 5M210 322l32 4M262 319l30-6M262 326l34-6"
        className="fill-raised"
      />
      <path d="M322 314h58c-4 18-16 18-29 18s-25 0-29-18z" className="fill-paper" />
      <path
        d="M330 314c0-16 20-16 20 0M348 314c0-20 24-18 24 0M340 300c4-14 20-14 22 0"
        className="fill-warn-tint"
      />
      <path d="M214 440v-56h54v56M218 384v-34M264 384v-34M296 440v-56h54v56M300 384v-34M346 384v-34" />
    </Scene>
  );
}

export function HallScene() {
  return (
    <Scene room="hall" height={440} wall="sprigs">
      <Riser />
      <path d="M572 150H520" className="stroke-alert" strokeDasharray="3 8" strokeWidth="3" />
      <path d={STAIRS} />
      <path d="M0 168L190 398M0 118L190 348M190 440V340M158 359v-48M126 320v-50M94 281v-48M62 242v-48M30 204v-50" />
      <path d="M236 96h150v12H236z" className="fill-raised" />
      <path d="M256 108v8a6 6 0 0 0 10 0M306 108v8a6 6 0 0 0 10 0M356 108v8a6 6 0 0 0 10 0" />
      <path
        d="M262 122c-24 4-30 20-30 60l4 76h52l4-76c0-40-6-56-30-60zM262 122v136M246 216h10M268 216h10"
        className="fill-accent-tint"
      />
      <path
        d="M312 122c-20 4-22 20-22 46l2 46h42l2-46c0-26-4-42-24-46zM300 130l12 20 12-20"
        className="fill-warn-tint"
      />
      <path d="M356 118c-8 40-4 90-8 126h14c2-36-2-86 4-120M348 236h14M350 244v10M356 244v10M361 244v10" />
      <path d="M222 376h172v12H222zM234 388v52M382 388v52" className="fill-raised" />
      <path
        d="M252 440c-8-26 12-26 14-12 8 0 24 4 24 12zM304 440c-8-26 12-26 14-12 8 0 24 4 24 12zM262 376v-34c0-8 30-8 30 0v34M262 356h30"
        className="fill-raised"
      />
      <path d="M412 440V168h108v272" className="fill-paper" />
      <path
        d="M424 440V180h84v260M436 192h60v92h-60zM466 192v92M436 238h60M440 316h52v12h-52zM440 348h52v76h-52z"
        className="fill-raised"
      />
      <circle cx="498" cy="324" r="5" className="fill-ink" />
      <path
        d="M420 168c0-40 92-40 92 0M466 138v30M442 144l8 24M490 144l-8 24"
        className="fill-accent-tint"
      />

      <path d="M222 6h184v84H222z" className="fill-warn-tint" />
      {KEYS.map((name, index) => {
        const x = 243 + index * 36;
        return (
          <g key={name}>
            <circle cx={x} cy="16" r="2.4" className="fill-ink" />
            <path
              d={`M${x} 18v4M${x} 22a6 6 0 1 0 .1 0M${x} 34v20M${x} 54h6M${x} 46h5`}
              className={index === 4 ? 'stroke-alert' : ''}
            />
            <text
              x={x}
              y="82"
              textAnchor="middle"
              fontSize="19"
              className="fill-ink stroke-none font-mono"
            >
              {name.charAt(0)}
            </text>
          </g>
        );
      })}
      <path d="M394 36l20 6-4 14-20-6z" className="fill-alert-tint stroke-alert" />
      <path
        d="M534 440l-6-70h40l-6 70zM540 370V300c0-14 14-14 14 0M552 370l8-64"
        className="fill-raised"
      />
      <path d="M400 440h140v-8H400z" className="fill-line" />
    </Scene>
  );
}

export function CellarScene() {
  return (
    <Scene room="cellar" height={440} wall="bricks">
      <path d="M600 256H532v-48h68M600 268H520v-72h80" className="fill-accent-tint" />
      <path
        d="M572-900V120H474V280H434M434 312H500V232H600"
        className="stroke-alert"
        strokeDasharray="3 8"
        strokeWidth="3"
      />
      <path d="M0 52h600M0 66h600M120 52v14M420 52v14" />
      <path
        d="M88 66v40M88 106c-12 14 12 14 0 0M70-900V52M86-900V52"
        className="stroke-line-strong"
      />
      <path d="M196 130h250M196 232h250M196 340h250M196 130v310M446 130v310M204 440v-4M438 440v-4" />
      {JARS.map(({ x, floor, kind }) => (
        <path
          key={`${x} ${floor}`}
          d={`M${x} ${floor}v-46c0-8 4-8 4-14h22c0 6 4 6 4 14v46zM${x + 2} ${floor - 60}h26v-9h-26zM${x + 4} ${floor - 38}h22v22h-22z`}
          className={
            kind === 0 ? 'fill-warn-tint' : kind === 1 ? 'fill-alert-tint' : 'fill-accent-tint'
          }
        />
      ))}
      <path d="M322 248h112v92H322z" className="fill-accent stroke-accent" />
      <path d="M336 264h62M336 278h62M336 292h62M336 306h40" className="stroke-accent-tint" />
      <circle cx="416" cy="264" r="5" className="fill-alert stroke-alert" />
      <circle cx="416" cy="282" r="4" className="fill-accent-tint stroke-accent-tint" />
      <text x="336" y="330" fontSize="19" className="fill-paper stroke-none font-mono">
        cedar
      </text>
      <path
        d="M210 440v-70h92v70zM210 394h92M210 418h92M234 370v70M278 370v70M224 370c0-14 18-14 18 0M246 370c0-16 24-14 24 0M272 370c0-12 18-12 18 0"
        className="fill-warn-tint"
      />
      <path d="M322 440v-64h96v64M322 396h96M340 376v-16h60v16" />
      <path
        d="M22 440V290h138v150zM22 320h138M36 305h40M136 305h.1M150 305h.1"
        className="fill-raised"
      />
      <circle cx="91" cy="380" r="44" className="fill-paper" />
      <circle cx="91" cy="380" r="33" className="fill-accent-tint" />
      <path d="M62 388c16-16 32 12 58-6M70 404c16-10 28 4 42-2M40 290v-20h60l6 20" />
      <circle cx="490" cy="400" r="38" />
      <circle cx="562" cy="400" r="38" className="fill-raised" />
      <path d="M490 400l24-56h40l8 56M514 344l24 52h-48M538 396l16-56M506 330h20M548 330l18-6M554 340l-4-14" />
    </Scene>
  );
}

function Scene({
  room,
  height,
  wall,
  children,
}: {
  room: keyof typeof AT_HOME.rooms;
  height: number;
  /** What the wall is papered, tiled or built with. */
  wall?: keyof typeof WALLS;
  children: ReactNode;
}) {
  return (
    <svg
      role="img"
      aria-label={AT_HOME.rooms[room].drawing}
      viewBox={`0 0 600 ${height}`}
      className="w-full overflow-visible fill-none stroke-ink"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {wall !== undefined && (
        <>
          <pattern id={`wall-${wall}`} width="60" height="40" patternUnits="userSpaceOnUse">
            <path d={WALLS[wall]} className="stroke-line" strokeWidth="1.5" />
          </pattern>
          <path d="M0-900H600V440H0z" fill={`url(#wall-${wall})`} className="stroke-none" />
        </>
      )}
      {children}
    </svg>
  );
}

/** The line home, from storey to storey along the right wall. */
function Riser({ x = 572, from = 440, to = -900 }: { x?: number; from?: number; to?: number }) {
  return (
    <path
      d={`M${x} ${to}V${from}`}
      className="stroke-alert"
      strokeWidth="3"
      strokeDasharray="3 8"
    />
  );
}

/** One repeat of each wall, 60 by 40 units. */
const WALLS = {
  stripes: 'M10-1v42M16-1v42M40-1v42M46-1v42',
  stars: 'M15 7v6M12 10h6M45 27v6M42 30h6',
  tiles: 'M0 20H60M0 40H60M20 0V20M40 20V40M60 0V20',
  sprigs: 'M15 18v-8M15 12l-4-4M15 12l4-4M45 38v-8M45 32l-4-4M45 32l4-4',
  bricks: 'M0 20H60M0 40H60M30 0V20M60 20V40',
} as const;

const BINDERS = ['2019', '2020', '2021', '2022', '2023', '2024'];
const BLOCKS = [
  ['A', 286, 394],
  ['B', 268, 430],
  ['C', 306, 430],
] as const;
const KEYS = ['Ines', 'Tom', 'Mia', 'Noor', 'Jon'];

/** The ends of the tiles along both slopes. */
const TILES = Array.from({ length: 20 }, (_, index) => {
  const x = -22 + index * 15.6;
  const y = 600 - ((x + 40) / 340) * 516;
  return `M${x.toFixed(0)} ${y.toFixed(0)}l28 8M${(600 - x).toFixed(0)} ${y.toFixed(0)}l-28 8`;
}).join('');

const STAIRS = `M0 210${Array.from({ length: 6 }, () => 'h32v38').join('')}`;

const JARS = Array.from({ length: 10 }, (_, index) => ({
  x: 204 + (index % 7) * 34,
  floor: index < 7 ? 232 : 340,
  kind: (index + Math.floor(index / 7)) % 3,
}));
