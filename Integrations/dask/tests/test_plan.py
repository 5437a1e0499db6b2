import json

import pytest

from lottie_dask import LottieError, Task, chunks, read_plan


def tasks(*costs):
    return [Task(id=str(index), cost=cost, line="{}") for index, cost in enumerate(costs)]


def test_a_plan_has_its_tasks_in_order_with_their_lines(make_plan):
    job = make_plan([{"id": "b", "cost": 2.5, "shard": 0}, {"id": "a"}])
    plan = read_plan(job)
    assert [(task.id, task.cost) for task in plan.tasks] == [("b", 2.5), ("a", 1)]
    assert json.loads(plan.tasks[0].line) == {"id": "b", "cost": 2.5, "shard": 0}
    assert plan.folder == str(job)


def test_tasks_are_in_the_order_of_the_plan_and_not_of_its_shards(make_plan):
    job = make_plan([{"id": "a", "order": 0}, {"id": "c", "order": 2}, {"id": "b", "order": 1}])
    assert [task.id for task in read_plan(job).tasks] == ["a", "b", "c"]


@pytest.mark.parametrize(
    "damage, message",
    [
        (lambda job: (job / "plan.json").unlink(), "plan.json: No such file"),
        (lambda job: (job / "tasks.ndjson").unlink(), "tasks.ndjson: No such file"),
        (lambda job: (job / "plan.json").write_text("{"), "plan.json: "),
        (lambda job: (job / "plan.json").write_text("[]"), "format None, not 2"),
        (lambda job: (job / "plan.json").write_text('{"format": 1, "tasks": 2}'), "format 1, not 2"),
        (lambda job: (job / "tasks.ndjson").write_text('{"id": "a"}\n{"id"\n'), "tasks.ndjson:2: "),
        (lambda job: (job / "tasks.ndjson").write_text('{"id": "a"}\n{"id": 7}\n'), "ndjson:2: not a task"),
        (lambda job: (job / "tasks.ndjson").write_text('{"id": "a"}\n{"id": "a"}\n'), "ndjson:2: the id a is that of line 1"),
        (lambda job: (job / "tasks.ndjson").write_text('{"id": "a"}\n'), "1 tasks, but the plan has 2"),
        (lambda job: (job / "tasks.ndjson").write_text('{"id": "a", "cost": -1}\n{"id": "b"}\n'), "ndjson:1: the cost"),
        (lambda job: (job / "tasks.ndjson").write_text('{"id": "a", "cost": NaN}\n{"id": "b"}\n'), "ndjson:1: the cost"),
        (lambda job: (job / "tasks.ndjson").write_text('{"id": "a", "order": "x"}\n{"id": "b"}\n'), "ndjson:1: the order"),
        (lambda job: (job / "tasks.ndjson").write_bytes(b"\xff\xfe\n"), "tasks.ndjson: "),
    ],
)
def test_a_damaged_plan_is_refused_with_file_and_line(make_plan, damage, message):
    job = make_plan([{"id": "a"}, {"id": "b"}])
    damage(job)
    with pytest.raises(LottieError) as error:
        read_plan(job)
    assert message in str(error.value)


def test_the_most_expensive_come_first_each_in_a_chunk_of_its_own():
    groups = chunks(tasks(1, 1, 100, 1, 50, 1), threads=2, per_thread=1)
    assert [[task.id for task in group] for group in groups][:2] == [["2"], ["4", "0", "1", "3", "5"]]


def test_equal_tasks_stay_in_the_order_of_the_plan_and_are_split_evenly():
    groups = chunks(tasks(*[3] * 12), threads=2, per_thread=2)
    assert [[int(task.id) for task in group] for group in groups] == [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]


def test_no_chunk_is_longer_than_the_limit_and_none_is_empty():
    groups = chunks(tasks(*[1] * 250), threads=1, per_thread=1, limit=100)
    assert [len(group) for group in groups] == [100, 100, 50]
    assert chunks([], threads=4) == []


def test_tasks_without_cost_are_split_by_number():
    assert [len(group) for group in chunks(tasks(0, 0, 0, 0), threads=2, per_thread=1)] == [2, 2]


def test_no_chunk_costs_more_than_its_share_unless_it_is_one_task():
    costs = [(7 * index) % 23 + 1 for index in range(200)]
    groups = chunks(tasks(*costs), threads=4, per_thread=4)
    share = sum(costs) * 1.1 / 16
    assert sorted(int(task.id) for group in groups for task in group) == list(range(200))
    assert all(len(group) == 1 or sum(task.cost for task in group) <= share for group in groups)
    # Greedy filling leaves at most one task's worth in each.
    assert len(groups) <= 20
