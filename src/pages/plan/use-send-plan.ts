import { encodePlan, type PlannedTrip } from '../../kinds/trip-plan/plan-code.ts';

export interface PlanToSend {
  plan: PlannedTrip;
  days: number;
  lines: readonly string[];
}

export const useSendPlan = () => (_: PlanToSend) => void encodePlan;
