/**
 * Checks how a database looks for what it is asked. Every statement is recorded while a server works, and
 * explained afterwards: one that reads a whole table that grows is found, whoever wrote it and wherever.
 */
import type Sqlite from 'better-sqlite3';
import type { CompiledQuery, Logger } from 'kysely';
import type pg from 'pg';

/** Tables with a row for each record, submission, visit or line; daily sums grow with the years. */
const GROWING =
  'submission|record|record_note|record_version|contact|tour_worth|page_report|audit|daily_sum|home_booking|tour|package_booking|trip_plan|stay_booking|flight_request|flight_traveler|event_request|souvenir|transported_person|lead|campaign|feedback|payment|money_line';

/** Columns with few values: a condition on these alone still leaves a great part of the table. */
const FEW_VALUES = /^(kind|what|own|removed_at|deleted_at|metric|payment_status|currency)$/;

/** Steps that look long and end after a few rows, because the statement has a limit and the index its order. */
const SHORT_AFTER_ALL: readonly [statement: RegExp, step: RegExp][] = [
  [/from "audit" .*order by "number" desc limit [?$]/, /\baudit\b/],
  // The newest lines, and the log's topics one after the other.
  [/from "audit"\s+order by "at" desc, "number" desc limit [?$]/, /audit_time|of audit by nothing/],
  [/select topic from "audit" order by topic limit 1/, /audit_topic|of audit by nothing/],
  [/from "record" inner join "submission" .*order by "record"."seq" desc limit [?$]/, /\brecord\b/],
  [/from "money_line" .*order by "day", "id" limit [?$]/, /\bmoney_line_due\b|of money_line by nothing/],
];

const isData = /^\s*(select|insert|update|delete|with)\b/i;

export interface Recorder {
  log: Logger;
  /** Each statement once, as it was asked for the first time since the last `clear`. */
  statements: Map<string, CompiledQuery>;
  clear: () => void;
}

export function recordStatements(): Recorder {
  const statements = new Map<string, CompiledQuery>();
  return {
    statements,
    log({ level, query }) {
      if (level === 'query' && isData.test(query.sql) && !statements.has(query.sql)) {
        statements.set(query.sql, query);
      }
    },
    clear: () => statements.clear(),
  };
}

/**
 * Finds statements that read too much, on SQLite: it has no statistics, so a small table's plan is that of a
 * large one.
 */
export function findFullScansOnSqlite(database: Sqlite.Database, { statements }: Recorder): string[] {
  return [...statements.values()].flatMap(({ sql, parameters }) => {
    const steps = stepsOf(database, sql, parameters);
    const long = steps.filter(({ detail }) => isLongStep(detail, sql) && !isShort(sql, detail));
    return long.map(({ detail }) => `${detail} in ${sql}`);
  });
}

/** Explains a statement; a statement on tables that a test has taken away has no steps. */
function stepsOf(
  database: Sqlite.Database,
  sql: string,
  parameters: readonly unknown[],
): { detail: string }[] {
  try {
    return database.prepare(`explain query plan ${sql}`).all(...parameters) as { detail: string }[];
  } catch (error) {
    if (/no such table/.test((error as Error).message)) return [];
    throw error;
  }
}

const from = new RegExp(`\\bfrom "(${GROWING})"`);
const scan = new RegExp(`^SCAN (${GROWING})\\b`);
const search = new RegExp(`^SEARCH (${GROWING})\\b.*\\(([^()]*)\\)$`);

function isLongStep(detail: string, sql: string): boolean {
  if (scan.test(detail)) return true;
  // Sorted before the limit counts: everything is read for a few rows.
  if (/^USE TEMP B-TREE FOR ORDER BY/.test(detail)) return /\blimit \?$/.test(sql) && from.test(sql);
  const [, , conditions] = search.exec(detail) ?? [];
  return conditions?.split(' AND ').every(isLooseCondition) ?? false;
}

function isLooseCondition(condition: string): boolean {
  return FEW_VALUES.test(condition.replace(/[=<>].*$/, ''));
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** Finds statements that read too much, on PostgreSQL, where it reads a whole table only as a last resort. */
export async function findFullScansOnPostgres(
  client: pg.Client,
  { statements }: Recorder,
): Promise<string[]> {
  // It would read all rows of a small table, whatever indexes there are.
  for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await client.query(`set enable_${way} = off`);
  const long: string[] = [];
  for (const { sql, parameters } of statements.values()) {
    const { rows } = await client.query(`explain (format json) ${sql}`, [...parameters]);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }];
    for (const node of nodesOf(plan).filter(isLongNode)) {
      if (!isShort(sql, wordsOf(node))) long.push(`${wordsOf(node)} in ${sql}`);
    }
  }
  return long;
}

/** A bitmap's own scan names its index, and its parent the table. */
function nodesOf(node: PlanNode): PlanNode[] {
  const { 'Relation Name': table, Plans: inner = [] } = node;
  return [node, ...inner.flatMap((one) => nodesOf({ ...(table && { 'Relation Name': table }), ...one }))];
}

const growing = new RegExp(`^(${GROWING})$`);

function isLongNode(node: PlanNode): boolean {
  if (node['Node Type'] === 'Seq Scan') return growing.test(node['Relation Name'] ?? '');
  if (!/^(Index|Index Only|Bitmap Index) Scan/.test(node['Node Type'])) return false;
  const columns = [
    ...(node['Index Cond'] ?? '').matchAll(/\(?\(*(?:\w+\.)?"?(\w+)"?\)?(?:::\w+)? (?:=|<|>)/g),
  ];
  if (node['Index Cond'] === undefined) return growing.test(node['Relation Name'] ?? '');
  return columns.length > 0 && columns.every(([, column]) => FEW_VALUES.test(String(column)));
}

function wordsOf(node: PlanNode): string {
  return `${node['Node Type']} of ${node['Relation Name'] ?? 'an index'} by ${node['Index Cond'] ?? 'nothing'}`;
}

function isShort(sql: string, step: string): boolean {
  return SHORT_AFTER_ALL.some(([statement, short]) => statement.test(sql) && short.test(step));
}
