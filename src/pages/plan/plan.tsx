/** /plan: a visitor builds a trip on the map, and sees its days, roads, months and price; all of it without a signal. */
import type { MapKind } from '../../content/pages/map-page.ts';
import type { plannerPage } from '../../content/pages/planner-page.ts';
import { routes } from '../../contract/protocol/routes.ts';
import { keepPlanToSend } from '../../forms/trip-plan/plan-to-send.ts';
import { encodePlan, MAX_STOPS } from '../../kinds/trip-plan/plan-code.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { ShareButton } from '../../ui/share-button.tsx';
import { Link } from '../../words/link.tsx';
import { say, sayCount } from '../../words/say.ts';
import type { MapSheetsData } from '../map/map-sheets.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import { ArrivedNote } from './arrived-note.tsx';
import { ComparePlans, planName } from './compare-plans.tsx';
import { addStop, removeStop } from './edit-plan.ts';
import { factsOfPlan, type PlanKnowledge } from './facts/plan-facts.ts';
import { MAX_PLANS } from './kept-plans.ts';
import { PlanMonthsFigure } from './plan-months-figure.tsx';
import { PlanParty } from './plan-party.tsx';
import { PlanSheets } from './plan-sheets.tsx';
import { planToSend } from './plan-to-send.ts';
import {
  fittingMonthsInWords,
  planAsLines,
  timeInWords,
  tooManyStops,
  warningInWords,
} from './plan-words.ts';
import { openPointsOfPrice, priceInWords } from './price-words.ts';
import { AddStop } from './stops/add-stop.tsx';
import { StopList } from './stops/stop-list.tsx';
import { usePlans } from './use-plans.ts';
import './plan.css';

export type PlanData = PageTexts<typeof plannerPage> &
  MapSheetsData &
  Pick<PlanKnowledge, 'times' | 'rates'> & {
    kinds: readonly { kind: MapKind; title: string }[];
  };

export default function PlanPage({ data }: { data: PlanData }) {
  const { places, kinds } = data;
  const hydrated = useHydrated();
  const placeOf = (plate: number) => places.find((place) => place.plate === plate);
  const titleOf = (plate: number) => placeOf(plate)?.title ?? say('Unknown place');
  const plans = usePlans((plate) => placeOf(plate) !== undefined);
  const { plan, edit } = plans;
  const facts = factsOfPlan(data, plan);
  const { moves, months, fitting, price, warnings, days, minutes } = facts;
  const priceText = priceInWords(price, plan);
  const add = (plate: number) => edit((plan) => addStop(plan, plate));
  const takeOut = (plate: number) =>
    edit((plan) =>
      removeStop(
        plan,
        plan.stops.findLastIndex((stop) => stop.plate === plate),
      ),
    );
  const isEmpty = plan.stops.length === 0;
  const link = hydrated ? `${location.origin}${routes.plan}#${encodePlan(plan)}` : '';
  return (
    <article className={`tool planner ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page">
        <ArrivedNote arrived={plans.arrived} onReplace={plans.replace} />
        <div className="planner-ways scripted">
          <section aria-labelledby="stops">
            <h2 id="stops">{data.stopsTitle}</h2>
            <div className="plan-tabs">
              {plans.plans.map((_, index) => (
                <button
                  key={index}
                  type="button"
                  aria-pressed={index === plans.open}
                  onClick={() => plans.choose(index)}
                >
                  {planName(index)}
                </button>
              ))}
              {plans.plans.length < MAX_PLANS && !isEmpty && (
                <button type="button" className="quiet" onClick={plans.copy}>
                  {say('Copy it to try another way')}
                </button>
              )}
              {plans.undo ? (
                <button type="button" className="quiet" onClick={plans.undo}>
                  {say('Undo')}
                </button>
              ) : (
                !isEmpty && (
                  <button type="button" className="quiet" onClick={plans.remove}>
                    {say('Remove this trip')}
                  </button>
                )
              )}
            </div>
            <PlanParty key={plans.open} plan={plan} onEdit={edit} />
            <StopList plan={plan} moves={moves} placeOf={placeOf} onEdit={edit} />
            {isEmpty && <p>{data.empty}</p>}
            {plan.stops.length < MAX_STOPS ? (
              <AddStop kinds={kinds} places={places} onAdd={add} />
            ) : (
              <p>{tooManyStops()}</p>
            )}
          </section>
          <section className="plan-summary" aria-labelledby="summary">
            <h2 id="summary">{data.summaryTitle}</h2>
            {isEmpty ? (
              <p>{data.summaryEmpty}</p>
            ) : (
              <>
                <p className="plan-figures">
                  <strong>{sayCount(days, 'one day', '{count} days')}</strong>
                  {minutes > 0 && (
                    <span>{say('{time} on the way, all together', { time: timeInWords(minutes) })}</span>
                  )}
                </p>
                <div role="status">
                  <p className="plan-price">{priceText}</p>
                </div>
                {openPointsOfPrice(price, plan, titleOf).map((text) => (
                  <p key={text} className="label">
                    {text}
                  </p>
                ))}
                {warnings.length > 0 && (
                  <ul className="plan-warnings">
                    {warnings.map((warning) => {
                      const text = warningInWords(warning, plan, titleOf);
                      return <li key={text}>{text}</li>;
                    })}
                  </ul>
                )}
                <PlanMonthsFigure
                  months={months}
                  places={new Set(plan.stops.map(({ plate }) => plate)).size}
                  chosen={plan.month}
                  titleOf={titleOf}
                  onChoose={(month) => edit((plan) => ({ ...plan, month }))}
                />
                <p className="label">{fittingMonthsInWords(fitting)}</p>
                <p>
                  <Link
                    className="button primary"
                    to={`${routes.planYourTrip}#form`}
                    onClick={() =>
                      keepPlanToSend(planToSend(plan, planAsLines(plan, data.times, titleOf, priceText)))
                    }
                  >
                    {say('Send us this trip')}
                  </Link>
                </p>
                <ShareButton title={data.title} label={say('Share this trip')} url={link} />
                <p className="label">
                  {plans.isKept
                    ? say(
                        'This device keeps your trips. A shared link holds the whole trip and opens without a signal.',
                      )
                    : say('Kept until you close this page. A shared link holds the whole trip.')}
                </p>
              </>
            )}
          </section>
        </div>
        <p className="plan-map-hint">{data.mapHint}</p>
        <PlanSheets data={data} plan={plan} moves={moves} onAdd={add} onTakeOut={takeOut} />
        <p className="label attribution">{data.attribution}</p>
      </div>
      {plans.plans.length > 1 && (
        <ComparePlans
          plans={plans.plans}
          factsOf={(one) => (one === plan ? facts : factsOfPlan(data, one))}
          titleOf={titleOf}
        />
      )}
    </article>
  );
}
