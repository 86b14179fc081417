import { expect, test } from 'vitest';
import { clusterMarkers, type MarkerPoint } from './clusterMarkers.ts';

const at = (x: number, y = 0): MarkerPoint => ({ x, y });
const cluster = (points: readonly MarkerPoint[]) => clusterMarkers(points, (point) => point, 40);

test('markers far enough from one another stay alone', () => {
  expect(cluster([at(0), at(40), at(80, 40)]).map(({ markers }) => markers.length)).toEqual([1, 1, 1]);
});

test('near ones become one in the middle of them, and none is lost', () => {
  const clusters = cluster([at(0), at(100), at(30), at(10, 20)]);
  expect(clusters.map(({ markers }) => markers.length)).toEqual([3, 1]);
  expect(clusters[0]?.point).toEqual({ x: 40 / 3, y: 20 / 3 });
});

test('a row of markers does not grow into one long cluster', () => {
  expect(cluster([at(0), at(30), at(60), at(90)]).map(({ markers }) => markers.length)).toEqual([2, 2]);
});

test('markers at the very same place are one', () => {
  expect(cluster([at(5, 5), at(5, 5)])).toHaveLength(1);
});

test('what a cluster would cover joins it, until it covers nothing any more', () => {
  const isBeside = (cluster: MarkerPoint, beside: MarkerPoint) => Math.abs(cluster.x - beside.x) < 65;
  const points = [at(0), at(20), at(60), at(85), at(200)];
  const clusters = clusterMarkers(points, (point) => point, 40, isBeside);
  expect(clusters.map(({ markers }) => markers.length)).toEqual([4, 1]);
  // A marker that stands alone covers nobody.
  expect(clusterMarkers([at(0), at(50)], (point) => point, 40, isBeside)).toHaveLength(2);
});
