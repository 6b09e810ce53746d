<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('weeks', function (Blueprint $table) {
            $table->id();
            $table->unsignedSmallInteger('number')->unique();
            $table->string('alias', 60)->nullable();
            $table->unsignedSmallInteger('before_hours_bet')->nullable();
            $table->unsignedSmallInteger('before_weeks_bet')->nullable();
            $table->date('date_start');
            $table->string('bet_days', 60)->nullable();
            $table->boolean('is_closed')->default(false);
            $table->string('counted', 32)->nullable();   // what standings:count has counted
            $table->timestamps();
        });
        Schema::create('teams', function (Blueprint $table) {
            $table->id();
            $table->string('name', 60);
            $table->string('short_name', 6)->unique();
            $table->string('color', 7)->nullable();
            $table->string('color_alt', 7)->nullable();
            $table->timestamps();
        });
        Schema::create('games', function (Blueprint $table) {
            $table->id();
            $table->foreignId('week_id')->constrained();
            $table->foreignId('home_id')->constrained('teams');
            $table->foreignId('away_id')->constrained('teams');
            $table->dateTime('kick_off')->nullable();   // UTC
            $table->string('status', 20)->default('activo');
            $table->string('stadium', 80)->nullable();
            $table->string('city', 80)->nullable();
            $table->unsignedTinyInteger('home_score')->nullable();
            $table->unsignedTinyInteger('away_score')->nullable();
            $table->timestamps();
        });
        Schema::create('predictions', function (Blueprint $table) {
            $table->id();
            $table->foreignId('user_id')->constrained()->cascadeOnDelete();
            $table->foreignId('game_id')->constrained();
            $table->unsignedTinyInteger('home_score');
            $table->unsignedTinyInteger('away_score');
            $table->unsignedTinyInteger('points')->nullable();
            $table->timestamps();
            $table->unique(['user_id', 'game_id']);
            $table->index('game_id');
        });
        Schema::create('trivias', function (Blueprint $table) {
            $table->id();
            $table->foreignId('week_id')->unique()->constrained();
            $table->string('question', 500);
            $table->json('options');
            $table->string('correct');
            $table->timestamps();
        });
        Schema::create('trivia_answers', function (Blueprint $table) {
            $table->id();
            $table->foreignId('trivia_id')->constrained('trivias');
            $table->foreignId('user_id')->constrained()->cascadeOnDelete();
            $table->boolean('is_correct');
            $table->timestamps();
            $table->unique(['trivia_id', 'user_id']);
            $table->index('user_id');
        });
        Schema::create('standings', function (Blueprint $table) {
            $table->id();
            $table->foreignId('user_id')->constrained()->cascadeOnDelete();
            $table->unsignedSmallInteger('week');
            $table->unsignedInteger('position');
            $table->unsignedInteger('score');
            $table->unsignedSmallInteger('exact');
            $table->unsignedSmallInteger('results');
            $table->unsignedSmallInteger('trivias');
            $table->integer('movement')->nullable();
            $table->timestamps();
            $table->unique(['week', 'user_id']);
            $table->index('user_id');
            $table->index(['week', 'position']);
        });
        Schema::create('zipcodes', function (Blueprint $table) {
            $table->id();
            $table->string('zipcode', 5)->index();
            $table->string('state', 80);
            $table->string('municipality', 80);
            $table->string('city', 80)->nullable();
            $table->string('neighborhood', 120);
            $table->timestamps();
        });
    }

    public function down(): void
    {
        $tables = ['zipcodes', 'standings', 'trivia_answers', 'trivias', 'predictions', 'games', 'teams', 'weeks'];
        foreach ($tables as $table) {
            Schema::dropIfExists($table);
        }
    }
};
